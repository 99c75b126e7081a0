import { settingsTable } from '../settings-table.ts'

console.log(settingsTable())
