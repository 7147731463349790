import * as initial from './20261121_133858_initial'
import * as idempotencyKeys from './20261121_165416_idempotency_keys'
import * as deletionTakesAlong from './20261121_165500_deletion_takes_along'
import * as contentChanges from './20261121_171000_content_changes'
import * as templateNames from './20261121_175823_template_names'
import * as searchSynonyms from './20261121_193900_search_synonyms'
import * as searchIndex from './20261121_194000_search_index'
import * as searchTriggers from './20261121_194100_search_triggers'
import * as importing from './20261121_195654_importing'
import * as searchBits from './20261122_030000_search_bits'
import * as sessionsAndDomains from './20261122_124411_sessions_and_domains'
import * as guardedData from './20261122_140000_guarded_data'
import * as sqlDefinitions from './20261122_170000_sql_definitions'
import * as sitesTakeAlong from './20261122_174000_sites_take_along'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_133858_initial' },
  {
    up: idempotencyKeys.up,
    down: idempotencyKeys.down,
    name: '20261121_165416_idempotency_keys',
  },
  {
    up: deletionTakesAlong.up,
    down: deletionTakesAlong.down,
    name: '20261121_165500_deletion_takes_along',
  },
  {
    up: contentChanges.up,
    down: contentChanges.down,
    name: '20261121_171000_content_changes',
  },
  {
    up: templateNames.up,
    down: templateNames.down,
    name: '20261121_175823_template_names',
  },
  {
    up: searchSynonyms.up,
    down: searchSynonyms.down,
    name: '20261121_193900_search_synonyms',
  },
  {
    up: searchIndex.up,
    down: searchIndex.down,
    name: '20261121_194000_search_index',
  },
  {
    up: searchTriggers.up,
    down: searchTriggers.down,
    name: '20261121_194100_search_triggers',
  },
  {
    up: importing.up,
    down: importing.down,
    name: '20261121_195654_importing',
  },
  {
    up: searchBits.up,
    down: searchBits.down,
    name: '20261122_030000_search_bits',
  },
  {
    up: sessionsAndDomains.up,
    down: sessionsAndDomains.down,
    name: '20261122_124411_sessions_and_domains',
  },
  {
    up: guardedData.up,
    down: guardedData.down,
    name: '20261122_140000_guarded_data',
  },
  {
    up: sqlDefinitions.up,
    down: sqlDefinitions.down,
    name: '20261122_170000_sql_definitions',
  },
  {
    up: sitesTakeAlong.up,
    down: sitesTakeAlong.down,
    name: '20261122_174000_sites_take_along',
  },
]
