import { vi } from 'vitest'
import type { Call, Reply } from '../worker/messages'

/**
 * Stands in for a worker.
 *
 * @param reply says what it sends for a call: nothing yet, a reply, or that it breaks
 * @returns the worker, which notes what it was asked; `send` sends a reply later
 */
export function fakeWorker<Question>(
  reply: (call: Call<Question>) => Reply<unknown> | 'crash' | undefined = () => undefined,
) {
  const target = new EventTarget()
  const asked: Call<Question>[] = []
  const send = (data: Reply<unknown>) => target.dispatchEvent(new MessageEvent('message', { data }))
  const fake = Object.assign(target, {
    asked,
    send,
    terminate: vi.fn(),
    postMessage(call: Call<Question>) {
      asked.push(call)
      const data = reply(call)
      if (data === 'crash') target.dispatchEvent(new Event('error'))
      else if (data) send(data)
    },
  })
  return fake as unknown as Worker & Pick<typeof fake, 'asked' | 'send' | 'terminate'>
}
