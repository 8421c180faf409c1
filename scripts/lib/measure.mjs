/** Measuring a program: time, and memory of it and all that it starts. */
import { execFile, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { listFiles } from './hash.mjs'

const execute = promisify(execFile)

/**
 * @typedef {{ pid: number, parent: number, kilobytes: number }} ProcessLine
 */

/**
 * @param {string} table output of `ps` with the columns pid, ppid and rss
 * @returns {ProcessLine[]}
 */
export function parseProcesses(table) {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))
}

/**
 * @param {ProcessLine[]} processes
 * @param {number} root process to start from
 * @returns {ProcessLine[]} it and its descendants
 */
export function processTree(processes, root) {
  const own = processes.filter(({ pid }) => pid === root)
  const children = processes.filter(({ parent, pid }) => parent === root && pid !== root)
  return [...own, ...children.flatMap(({ pid }) => processTree(processes, pid))]
}

/**
 * What a process takes of the machine's memory: pages that it shares with others, such as Node's own
 * program, count for its share of them. Processes that run side by side would otherwise each be
 * charged with the whole of what is there once.
 *
 * @param {ProcessLine} process
 * @returns {Promise<number>} kilobytes; all resident pages where the system does not tell the shares
 *   (other systems than Linux, or a process that has just ended)
 */
export async function ownMemory({ pid, kilobytes }) {
  try {
    const shares = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB$/m.exec(shares)?.[1] ?? kilobytes)
  } catch {
    return kilobytes
  }
}

/**
 * Watches the memory of a process and its descendants.
 *
 * @param {number} pid
 * @returns {() => number} ends the watch; returns the peak in megabytes, 0 where `ps` is missing
 */
export function watchMemory(pid) {
  let peak = 0
  const timer = setInterval(async () => {
    try {
      const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=,rss='])
      const tree = processTree(parseProcesses(stdout), pid)
      const parts = await Promise.all(tree.map(ownMemory))
      peak = Math.max(
        peak,
        parts.reduce((sum, kilobytes) => sum + kilobytes, 0),
      )
    } catch {
      clearInterval(timer)
    }
  }, 250)
  return () => {
    clearInterval(timer)
    return Math.round(peak / 1024)
  }
}

/**
 * Runs a program and measures it.
 *
 * @param {string[]} command program and arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ seconds: number, megabytes: number }>} time and peak memory
 * @throws {Error} with the program's output when it fails
 */
export function measure([program = '', ...args], { cwd, env }) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const stopWatch = watchMemory(child.pid ?? 0)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      const megabytes = stopWatch()
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes })
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${output}`))
    })
  })
}

/**
 * @param {string} folder
 * @returns {number} size of all files in it, in megabytes
 */
export function megabytesOnDisk(folder) {
  return listFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1024 / 1024
}
