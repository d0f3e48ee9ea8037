import { describe, expect, test } from 'vitest';
import { readPlaceInTime } from './places-in-time.ts';

describe('a place with a time', () => {
  test.each([
    ['1970s Lagos', 'in 1970s Lagos'],
    ['Paris 1920s', 'in Paris in the 1920s'],
    ['Miami beach 80s', 'in Miami Beach in the 80s'],
    ['Berlin 1989', 'in Berlin in 1989'],
    ['DDR 1980', 'in the GDR in 1980'],
    ['Mars 2077', 'on Mars in 2077'],
    ['1970s Bronx', 'in the Bronx in the 1970s'],
    ['Woodstock 1969', 'at Woodstock in 1969'],
    ['Brooklyn diner 1950s', 'in a Brooklyn diner in the 1950s'],
    ['Victorian London', 'in Victorian London'],
    ['weimar berlin', 'in Weimar Berlin'],
    ['colonial Williamsburg', 'in colonial Williamsburg'],
    ['СССР 1960-х', 'in the USSR in the 1960s'],
    ['Lagos años 70', 'in Lagos in the 70s'],
    ['1960年代の東京', 'in Tokyo in the 1960s'],
  ])('%s: %s', (typed, place) => {
    expect(readPlaceInTime(typed)?.place).toBe(place);
  });

  test.each([
    '80s anime',
    '1930s rubber hose cartoon',
    'Renaissance painting',
    'old photograph',
    'Windows 95',
    'Route 66',
    'modern art',
  ])('%s is none', (typed) => {
    expect(readPlaceInTime(typed)).toBeNull();
  });
});
