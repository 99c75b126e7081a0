import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { memoryLimits } from './limits.ts'
import { openMetrics, serveMetrics } from './metrics.ts'

test('the numbers are there for this machine, and only at their own address', async () => {
  const metrics = openMetrics(true)
  metrics.answered({ method: 'POST', route: '/api/v1/demo/turn', status: 200, seconds: 0.1, cut: false })
  metrics.noticed('turn_told', { storyteller: 'embedded' })
  metrics.noticed('turn_taken_over')
  metrics.watch('inyeon_turns_in_flight', 'Turns being told now', () => 2)
  metrics.watch('inyeon_outbox_waiting', 'Parcels not sent yet', async () => 3)
  const limits = metrics.counting(memoryLimits(0.000_001))
  expect(await limits.take('start', 'somebody')).toBeUndefined()
  expect(await limits.take('start', 'somebody')).toBeGreaterThan(0)

  const server = await serveMetrics(metrics, 0)
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  server.closeAllConnections()
  server.close()

  for (const line of [
    'inyeon_http_request_seconds_count{method="POST",route="/api/v1/demo/turn",status="200"} 1',
    'inyeon_turns_told_total{storyteller="embedded"} 1',
    'inyeon_notices_total{event="turn_taken_over"} 1',
    'inyeon_rate_refusals_total{rate="start"} 1',
    'inyeon_turns_in_flight 2',
    'inyeon_outbox_waiting 3',
  ])
    expect(page).toContain(line)
  expect(page).toContain('process_cpu_seconds_total')
})

test('a number that cannot be looked up is a 503, not the end of the house', async () => {
  const metrics = openMetrics(false)
  metrics.watch('inyeon_outbox_waiting', 'Parcels not sent yet', () => Promise.reject(new Error('away')))
  const server = await serveMetrics(metrics, 0)
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(503)
  server.closeAllConnections()
  server.close()
})
