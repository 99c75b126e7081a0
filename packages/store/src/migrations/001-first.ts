import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const must = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => must(column).primaryKey()

const visitors = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('subscribers')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', (column) => must(column).unique())
    .addColumn('access_count', 'integer', must)
    .addColumn('last_access', 'bigint', must)
    .addColumn('subscribed_at', 'bigint', must)
    .addColumn('newsletter', 'integer', must)
    .addColumn('backer', 'integer', must)
    .execute()
  await schema
    .createTable('owners')
    .addColumn('id', 'text', key)
    .addColumn('subscriber_id', 'text', (column) => must(column).references('subscribers.id'))
    .addColumn('proven', 'integer', must)
    .addColumn('completed_demo', 'integer', must)
    .addColumn('last_page', 'text')
    .addColumn('active_at', 'bigint')
    .addColumn('created_at', 'bigint', must)
    .execute()
  await schema.createIndex('owners_of_subscriber').on('owners').column('subscriber_id').execute()
  await schema
    .createTable('devices')
    .addColumn('digest', 'text', key)
    .addColumn('owner_id', 'text', (column) => must(column).references('owners.id'))
    .addColumn('created_at', 'bigint', must)
    .addColumn('expires_at', 'bigint', must)
    .execute()
  await schema.createIndex('devices_of_owner').on('devices').column('owner_id').execute()
  await schema
    .createTable('codes')
    .addColumn('email', 'text', key)
    .addColumn('digest', 'text', must)
    .addColumn('asked_by', 'text', must)
    .addColumn('tries_left', 'integer', must)
    .addColumn('expires_at', 'bigint', must)
    .execute()
}

const games = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('requests')
    .addColumn('scope', 'text', must)
    .addColumn('request_id', 'text', must)
    .addColumn('body', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('at', 'bigint', must)
    .addPrimaryKeyConstraint('requests_once', ['scope', 'request_id'])
    .execute()
  await schema.createIndex('requests_of_owner').on('requests').column('owner_id').execute()
  await schema
    .createTable('interviews')
    .addColumn('id', 'text', key)
    .addColumn('owner_id', 'text', (column) => must(column).references('owners.id'))
    .addColumn('state', 'text', must)
    .addColumn('replies', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .execute()
  await schema.createIndex('interviews_of_owner').on('interviews').column('owner_id').execute()
  await schema
    .createTable('games')
    .addColumn('id', 'text', key)
    .addColumn('owner_id', 'text', (column) => must(column).references('owners.id'))
    .addColumn('mode', 'text', must)
    .addColumn('language', 'text', must)
    .addColumn('setup', 'text', must)
    .addColumn('boundaries', 'text', must)
    .addColumn('interview_completed', 'integer', must)
    .addColumn('current_turn', 'integer', must)
    .addColumn('max_turns', 'integer', must)
    .addColumn('ended', 'integer', must)
    .addColumn('end_message', 'text')
    .addColumn('head_turn_id', 'text', must)
    .addColumn('branch', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .addColumn('active_at', 'bigint', must)
    .addUniqueConstraint('games_and_owner', ['id', 'owner_id'])
    .execute()
  await schema.createIndex('games_of_owner').on('games').columns(['owner_id', 'created_at']).execute()
}

// The owner stands in the foreign key: no turn can hang on somebody else's game, and a game that
// changes its owner takes its turns and claims along.
const turns = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('turns')
    .addColumn('id', 'text', key)
    .addColumn('game_id', 'text', must)
    .addColumn('owner_id', 'text', must)
    .addColumn('parent_id', 'text')
    .addColumn('branch', 'text', must)
    .addColumn('number', 'integer', must)
    .addColumn('request_id', 'text', must)
    .addColumn('action', 'text')
    .addColumn('language', 'text', must)
    .addColumn('passage', 'text', must)
    .addColumn('changes', 'text', must)
    .addColumn('world', 'text', must)
    .addColumn('story', 'text', must)
    .addColumn('reply', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .addUniqueConstraint('turns_once', ['game_id', 'branch', 'number'])
    .addUniqueConstraint('turns_once_asked', ['owner_id', 'request_id'])
    .addForeignKeyConstraint('turns_of_game', ['game_id', 'owner_id'], 'games', ['id', 'owner_id'], (game) =>
      game.onDelete('cascade').onUpdate('cascade'),
    )
    .execute()
  await schema
    .createTable('claims')
    .addColumn('game_id', 'text', must)
    .addColumn('branch', 'text', must)
    .addColumn('number', 'integer', must)
    .addColumn('owner_id', 'text', must)
    .addColumn('request_id', 'text', must)
    .addColumn('action', 'text', must)
    .addColumn('language', 'text', must)
    .addColumn('token', 'text', (column) => must(column).unique())
    .addColumn('lease_until', 'bigint', must)
    .addColumn('created_at', 'bigint', must)
    .addPrimaryKeyConstraint('claims_once', ['game_id', 'branch', 'number'])
    .addForeignKeyConstraint('claims_of_game', ['game_id', 'owner_id'], 'games', ['id', 'owner_id'], (game) =>
      game.onDelete('cascade').onUpdate('cascade'),
    )
    .execute()
  await schema.createIndex('claims_by_lease').on('claims').column('lease_until').execute()
  await schema.createIndex('claims_of_owner').on('claims').columns(['owner_id', 'request_id']).execute()
}

const letters = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('feedback')
    .addColumn('id', 'text', key)
    .addColumn('type', 'text', must)
    .addColumn('message', 'text', must)
    .addColumn('email', 'text')
    .addColumn('details', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .execute()
  await schema
    .createTable('events')
    .addColumn('id', 'text', key)
    .addColumn('session_id', 'text', must)
    .addColumn('type', 'text', must)
    .addColumn('data', 'text', must)
    .addColumn('at', 'bigint', must)
    .execute()
  await schema.createIndex('events_of_session').on('events').columns(['session_id', 'at']).execute()
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', must)
    .addColumn('content', 'text', must)
    .addColumn('tries', 'integer', must)
    .addColumn('due_at', 'bigint', must)
    .addColumn('created_at', 'bigint', must)
    .execute()
  await schema.createIndex('outbox_by_due').on('outbox').column('due_at').execute()
}

const operator = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('admin_attempts')
    .addColumn('address', 'text', key)
    .addColumn('failures', 'integer', must)
    .addColumn('window_start', 'bigint', must)
    .addColumn('locked_until', 'bigint', must)
    .addColumn('locks', 'integer', must)
    .execute()
  await schema.createIndex('attempts_by_window').on('admin_attempts').column('window_start').execute()
  await schema
    .createTable('admin_sessions')
    .addColumn('digest', 'text', key)
    .addColumn('csrf', 'text', must)
    .addColumn('fingerprint', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('active_at', 'bigint', must)
    .execute()
  await schema
    .createTable('keepsakes')
    .addColumn('key', 'text', key)
    .addColumn('value', 'text', must)
    .execute()
  // Its columns are those that rate-limiter-flexible asks for.
  await schema
    .createTable('rates')
    .addColumn('key', 'varchar(255)', key)
    .addColumn('points', 'integer', (column) => must(column).defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await visitors(db)
  await games(db)
  await turns(db)
  await letters(db)
  await operator(db)
}
