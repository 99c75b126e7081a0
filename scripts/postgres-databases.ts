import { Client } from 'pg'

export const connected = async <Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const addressOf = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** A new, empty database beside the one that `url` names; answers its address. */
export const createDatabase = async (url: string, name: string): Promise<string> => {
  const family = decodeURIComponent(new URL(url).pathname.slice(1))
  const database = `${family}_${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`.slice(0, 63)
  await connected(url, (client) => client.query(`create database "${database}"`))
  return addressOf(url, database)
}

/** Drops `family` and every database that `createDatabase` made beside it. */
export const dropFamily = (url: string, family: string): Promise<void> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [family],
    )
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  })
