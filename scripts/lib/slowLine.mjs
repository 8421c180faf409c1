/**
 * A slow line to a local server. Browsers can slow down what a page asks for, but not what its
 * workers do: this stands between and slows down all of it.
 */
import { connect, createServer } from 'node:net'

/**
 * @typedef {object} Line
 * @property {number} roundTrip milliseconds
 * @property {number} bytesPerSecond in all connections together
 */

/** Slow 4G, as in Lighthouse's mobile profile: 1.6 Mbit/s and 150 ms. */
export const SLOW_4G = { roundTrip: 150, bytesPerSecond: 200_000 }

/** Bytes that go over the line at a time, so that several answers share it. */
const PACKET = 1460

/**
 * @param {number} port of a server of this machine
 * @param {Line} line
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} the same server, far away
 */
export async function slowLine(port, { roundTrip, bytesPerSecond }) {
  /** When the line is free again. */
  let free = 0
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const later = (/** @type {number} */ time, /** @type {() => void} */ act) =>
    setTimeout(act, Math.max(0, time - performance.now()))
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    // A connection is made in one round trip, and a question takes half of one.
    const made = performance.now() + roundTrip
    near.on('data', (data) =>
      later(Math.max(made, performance.now()) + roundTrip / 2, () => far.write(data)),
    )
    far.on('data', (data) => {
      for (let from = 0; from < data.length; from += PACKET) {
        const packet = data.subarray(from, from + PACKET)
        free = Math.max(free, performance.now()) + (packet.length / bytesPerSecond) * 1000
        later(free + roundTrip / 2, () => near.write(packet))
      }
    })
    // The server ends connections that are at rest, perhaps while a question is on its way: it is
    // asked once more as soon as the browser learns of that.
    near.on('close', () => far.destroy())
    far.on('close', () =>
      later(Math.max(free, performance.now()) + roundTrip / 2, () => near.destroy()),
    )
  })
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (proxy.address())
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        proxy.close(() => resolve())
      }),
  }
}
