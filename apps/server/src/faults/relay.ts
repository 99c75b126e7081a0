import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The road to a database, which can be cut: what is on it is lost, and nobody gets through until it is mended. */
export interface Relay {
  readonly url: string
  cut(): void
  mend(): Promise<void>
  close(): Promise<void>
}

export const openRelay = async (url: string): Promise<Relay> => {
  const there = new URL(url)
  const sockets = new Set<Socket>()
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname)
    for (const socket of [near, far]) hold(socket)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const here = new URL(url)
  here.port = String(port)
  here.hostname = '127.0.0.1'
  return {
    url: here.href,
    cut,
    mend: async () => {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    close: async () => cut(),
  }
}
