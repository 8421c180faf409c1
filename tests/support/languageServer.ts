/** The YAML language server that editors run, spoken to as they do: JSON-RPC over its pipes. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const SERVER = path.resolve('node_modules/yaml-language-server/bin/yaml-language-server')

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/** From 0, in UTF-16 units. */
export interface Position {
  line: number
  character: number
}

export interface Diagnostic {
  range: { start: Position; end: Position }
  message: string
}

export interface Completion {
  label: string
  documentation?: string | { value: string }
}

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

export class LanguageServer {
  private readonly child = spawn(process.execPath, [SERVER, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A proxy between the two would not know the server of the schemas.
    env: { ...process.env, HTTP_PROXY: '', http_proxy: '', ALL_PROXY: '', NO_PROXY: '*' },
  })
  private readonly calls = new Map<number, Waiting>()
  private readonly diagnostics = new Map<string, (found: Diagnostic[]) => void>()
  private received = Buffer.alloc(0)
  private lastId = 0
  private end: Error | undefined

  /** @param settings what an editor has under `yaml` in its settings */
  private constructor(private readonly settings: object) {
    this.child.stdout.on('data', (bytes: Buffer) => this.receive(bytes))
    this.child.on('exit', (code) => {
      this.end = new Error(`The language server has ended with ${code}.`)
      for (const { reject } of this.calls.values()) reject(this.end)
    })
  }

  static async start(settings: object): Promise<LanguageServer> {
    const server = new LanguageServer(settings)
    await server.call('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true },
        textDocument: { hover: { contentFormat: ['markdown'] } },
      },
    })
    server.send({ method: 'initialized', params: {} })
    // It asks for the settings then, and fetches the catalogue.
    server.send({ method: 'workspace/didChangeConfiguration', params: { settings: {} } })
    return server
  }

  stop(): void {
    this.child.kill()
  }

  /**
   * @param uri address of a file
   * @param text what stands in it
   */
  open(uri: string, text: string): void {
    const textDocument = { uri, languageId: 'yaml', version: 1, text }
    this.send({ method: 'textDocument/didOpen', params: { textDocument } })
  }

  /**
   * @param uri address of a file with mistakes
   * @param text what stands in it
   * @returns the mistakes that the server tells of it; that there are none it says too as long as
   *   it has not fetched the schemas
   */
  mistakesIn(uri: string, text: string): Promise<Diagnostic[]> {
    const told = new Promise<Diagnostic[]>((resolve, reject) => {
      this.diagnostics.set(uri, resolve)
      this.child.once('exit', () => reject(new Error('The language server has ended.')))
    })
    this.open(uri, text)
    return told
  }

  async complete(uri: string, position: Position): Promise<Completion[]> {
    const params = { textDocument: { uri }, position }
    const { items } = await this.call<{ items: Completion[] }>('textDocument/completion', params)
    return items
  }

  async hover(uri: string, position: Position): Promise<string> {
    const params = { textDocument: { uri }, position }
    const hover = await this.call<{ contents: { value: string } } | null>(
      'textDocument/hover',
      params,
    )
    return hover?.contents.value ?? ''
  }

  private call<T>(method: string, params: object): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.end) {
        reject(this.end)
        return
      }
      const id = (this.lastId += 1)
      this.calls.set(id, { resolve, reject })
      this.send({ id, method, params })
    })
  }

  private send(message: Message): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.child.stdin.write(body)
  }

  private receive(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes])
    for (;;) {
      const head = this.received.indexOf('\r\n\r\n')
      if (head === -1) return
      const [, length] =
        /Content-Length: (\d+)/i.exec(this.received.toString('ascii', 0, head)) ?? []
      const end = head + 4 + Number(length)
      if (this.received.length < end) return
      const body = this.received.toString('utf8', head + 4, end)
      this.received = this.received.subarray(end)
      this.take(JSON.parse(body) as Message)
    }
  }

  private take({ id, method, params, result, error }: Message): void {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] }
      if (diagnostics.length > 0) this.diagnostics.get(uri)?.(diagnostics)
    } else if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] }
      this.send({
        id,
        result: items.map(({ section }) => (section === 'yaml' ? this.settings : {})),
      })
    } else if (method !== undefined) {
      // Other requests of the server, such as to watch for changes, are for whole editors.
      if (id !== undefined) this.send({ id, result: null })
    } else if (id !== undefined) {
      const call = this.calls.get(id)
      this.calls.delete(id)
      if (error) call?.reject(new Error(error.message))
      else call?.resolve(result as never)
    }
  }
}
