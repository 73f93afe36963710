import { expect, it } from 'vitest';
import { HOSTS } from '../hosts/build.ts';
import { read } from './files.ts';

it.each(HOSTS)('the guide to hosts says which version of $name was checked', ({ name, version }) => {
  const guide = read('web/docs/hosts.html').replaceAll(/\s+/g, ' ');
  expect(guide).toContain(`${name.replace(/ with .*/, '')} ${version}`);
  expect(guide).toMatch(new RegExp(`<a href="#[\\w-]+">${name}</a></th><td>checked</td>`));
});
