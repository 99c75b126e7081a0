import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './figures.ts'
import { residentOf } from './machine.ts'

export interface Memory {
  /** In MiB, after a forced collection. */
  readonly heap: number
  readonly resident: number
}

const MEBIBYTE = 1024 * 1024
const SAMPLES = 20
const PAUSE = 100

const ask = async <Reply>(socket: WebSocket, id: number, method: string): Promise<Reply> => {
  const reply = new Promise<Reply>((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const said = JSON.parse(String(data)) as { id?: number; result: Reply; error?: { message: string } }
      if (said.id !== id) return
      socket.removeEventListener('message', hear)
      if (said.error) reject(new Error(said.error.message))
      else resolve(said.result)
    }
    socket.addEventListener('message', hear)
  })
  socket.send(JSON.stringify({ id, method }))
  return reply
}

/** What a server holds on to, read through its inspector; resident memory is the median of a few glances. */
export const readMemory = async (inspector: string, pid: number): Promise<Memory> => {
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  await ask(socket, 1, 'HeapProfiler.collectGarbage')
  const { usedSize } = await ask<{ usedSize: number }>(socket, 2, 'Runtime.getHeapUsage')
  socket.close()
  const glances: number[] = []
  while (glances.length < SAMPLES) {
    await sleep(PAUSE)
    glances.push(residentOf(pid))
  }
  return { heap: usedSize / MEBIBYTE, resident: median(glances) }
}
