import * as migration_20261121_133858_initial from './20261121_133858_initial';

export const migrations = [
  {
    up: migration_20261121_133858_initial.up,
    down: migration_20261121_133858_initial.down,
    name: '20261121_133858_initial'
  },
];
