import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** Posts over a bare socket, hears so many bytes behind the headers, if there are as many, and pulls the plug. */
export const postAndCut = (
  url: string,
  { path, headers, body }: { path: string; headers: Readonly<Record<string, string>>; body: string },
  bytes: number,
): Promise<Buffer> => {
  const { hostname, port, host } = new URL(url)
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0)
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n') + HEAD_END + body))
    socket.on('error', reject)
    socket.on('end', () => resolve(heard.subarray(heard.indexOf(HEAD_END) + HEAD_END.length)))
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      const head = heard.indexOf(HEAD_END)
      if (head < 0 || heard.length < head + HEAD_END.length + bytes) return
      socket.removeAllListeners('data')
      // no goodbye: the server learns of it by a reset
      socket.resetAndDestroy()
      resolve(heard.subarray(head + HEAD_END.length, head + HEAD_END.length + bytes))
    })
  })
}
