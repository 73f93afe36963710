// Writes the catalogue as data for the page, which then lists the games without a module: node write.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const { default: create } = await import(pathToFileURL(join(folder, 'modules/grundy-all.mjs')).href);
const core = await create({ wasmBinary: readFileSync(join(folder, 'modules/grundy-all.wasm')) });
const { games, pieces } = core.catalogue();
const groups = {};
for (const { key, group, family } of games) (groups[group] ??= {})[key] = family;
writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ games, pieces, groups }));
