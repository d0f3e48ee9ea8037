import { expect, test } from 'vitest';
import { isNewEnough } from './docker.ts';

test('R573 a Compose that cannot read docker-compose.yml is refused by its version', () => {
  for (const version of ['2.23.1', 'v2.23.2', '2.24.0', '2.40.3-3', '3.0', '5.0.0+ds1'])
    expect([version, isNewEnough(version)]).toEqual([version, true]);
  for (const version of ['1.29.2', '2.23.0', '2.6.1', 'v2.22.9', ''])
    expect([version, isNewEnough(version)]).toEqual([version, false]);
});
