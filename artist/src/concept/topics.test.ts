import type { Wish } from '@chaos/shared/contract/characters';
import { describe, expect, test } from 'vitest';
import { pieceExists } from '../drawing/piece-files.ts';
import { createChance } from '../drawing/random.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isInAction, isPerson } from '../pieces/people.ts';
import { nameOfPiece, PIECES } from '../pieces/piece-names.ts';
import { findPieces, isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { foldWord, splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { colorOfWord } from './colors.ts';
import { conceive } from './conceive.ts';
import { conceiveStyle } from './conceive-style.ts';
import { lookOf, traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';
import TOPICS from './topics.json' with { type: 'json' };
import { hearTopic, listTopics } from './topics.ts';

describe('topics', () => {
  test('each is shown by at least two pieces', () => {
    const few = listTopics().filter(({ wears, holds, around }) => new Set([...wears, ...holds, ...around]).size < 2);
    expect(few.map(({ id }) => id)).toEqual([]);
    const missing = listTopics().flatMap(({ wears, holds, around }) =>
      [...wears, ...holds, ...around].filter((piece) => !pieceExists(piece)),
    );
    expect(missing).toEqual([]);
  });

  test('each is called by names that no other has, and shows nothing twice', () => {
    const rows: [string, { names: string; alone?: string; wears?: string; holds?: string; around: string }][] =
      Object.entries(TOPICS);
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, { names, alone = '', wears = '', holds = '', around }] of rows) {
      const own = `${names}${alone && ', '}${alone}`.split(', ');
      twice.push(...own.filter((name, at) => own.indexOf(name) < at));
      for (const name of new Set(own.map((one) => splitWords(one).map(foldWord).join(' ')))) {
        if (owners.has(name)) twice.push(`${name}: ${owners.get(name)} and ${id}`);
        owners.set(name, id);
      }
      const shown = `${wears} ${holds}`.split(' ');
      twice.push(...around.split(' ').filter((piece) => shown.includes(piece)));
    }
    expect(twice).toEqual([]);
  });

  test('R678 none is called like a beast in its colour', () => {
    const isBeast = (piece: string) => findPiece('animal', piece) !== undefined && !isPerson(piece);
    const beasts = Object.values(TOPICS)
      .flatMap(({ names }) => names.split(', '))
      .filter((name) => {
        const [first = '', second, ...more] = name.split(' ');
        const isColored = isSmallWordAnywhere(first) || colorOfWord(first) !== undefined;
        return isColored && second && more.length === 0 && findPieces(second, ['animal']).some(({ piece }) => isBeast(piece));
      });
    expect(beasts).toEqual([]);
  });

  test.each([
    ['the cure for cancer', undefined],
    ['the cure', 'edwardhands'],
    ['rocky road', undefined],
    ['let it go of me', undefined],
    ['the queen bee', undefined],
    ['the queen', 'queenelizabeth'],
    ['snow white cat', 'winter'],
    ['snow white', 'snowwhite'],
    ['squash soup', undefined],
    ['power ranger', undefined],
    ['power rangers', undefined],
    ['alice cooper', undefined],
    ['domino effect', undefined],
    ['maui beach', undefined],
    ['nurse shark', undefined],
    ['nurse cat', 'nursing'],
    ['pilot whale', undefined],
    ['medium rare', undefined],
    ['sleeping till noon', 'dreams'],
    ['lincoln park', undefined],
    ['white rabbit', undefined],
    ['cat sleeping in a box', 'dreams'],
    ['sleeping in late', 'oversleeping'],
    ['una pesca matura', undefined],
    ['matura', 'graduation'],
    ['canne à pêche', 'fishing'],
  ])('R678 an everyday word is a name only where it is all: %s is %s', (said, id) => {
    expect(hearTopic(said)?.id).toBe(id);
  });

  test('there is one for all that people are shown at, so that nobody needs their picture', () => {
    // Two of them, and who only stands, walks, bathes or sleeps.
    const others = /1f46|1f48|1f49|1f574|1f6b6|1f6c|1f93[01]|1f9c|1fac|kin-mannequin/;
    const shown = PIECES.filter(({ id }) => isInAction(id) && !/1f3f[b-f]|200d/.test(id) && !others.test(id));
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter(({ name }) => !hearTopic(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['surfer', 'otter', 'own-surfboard'],
    ['snowboarder', 'yak', 'own-snowboard'],
    ['flamenco dancer', 'tarantula', '1faad'],
    ['fencer', 'mantis', '1f5e1-fe0f'],
    ['ballerina', 'hippo', 'own-tutu'],
    ['figure skater', 'moose', '26f8-fe0f'],
  ])('a %s is the %s itself, with %s', (mainTheme, bodyInfluence, sign) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'action');
    expect(concept.theme.piece).toBe(concept.body.piece);
    expect(traitsOf(concept).map(lookOf)).toContain(sign);
    expect([...traitsOf(concept), ...concept.props].map(lookOf).filter(isInAction)).toEqual([]);
  });

  test.each([
    ['hot dog vendor', '1f32d', '1f4b0'],
    ['ice cream seller', '1f368', '1f4b0'],
    ['ramen shop owner', '1f35c', '1f4b0'],
    ['rock climber', '26cf-fe0f', '1f3b8'],
    ['ice hockey goalie', '1f3d2', '26bd'],
    ['fortune teler', '1f52e', '1f340'],
    ['gold digger', '26cf-fe0f', 'own-excavator'],
    ['cheese thief', '1f4b0', 'own-deerstalker'],
    ['crypto bro', '1fa99', '1f3a9'],
  ])('R583 a %s has %s, and no %s', (mainTheme, sign, other) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'badger' }, 'trade');
    const looks = [concept.theme, ...traitsOf(concept), ...concept.props].map(lookOf);
    expect(looks).toContain(sign);
    expect(looks).not.toContain(other);
  });

  test('each is at home in a place that is known', () => {
    const chance = createChance('home');
    const lost = listTopics().filter(
      ({ place }) => place !== null && conceiveStyle(place, { subjects: [], seed: 'home', chance }).isUnknown,
    );
    expect(lost.map(({ place }) => place)).toEqual([]);
  });

  test.each([
    ['surfing', 'surfing'],
    ['Montag', 'monday'],
    ['космос', 'space'],
    ['嘉年华', 'carnival'],
    ['an opera singer', 'opera'],
    ['balet', 'ballet'],
    ['Taylor Swoft', 'popqueen'],
    ['Elon Mosk', 'elonmusk'],
    ['Albert Einswine', 'einstein'],
    ['Elvis Pawsley', 'elvispresley'],
    ['Napoleon Boneapart', 'napoleon'],
    ['bus driver', 'busdriver'],
    ['грибник', 'mushroompicking'],
    ['猫カフェ', 'cafe'],
    ['Elvis', 'elvispresley'],
    ['Elvis in Kraków', 'elvispresley'],
    // Others with names much alike are somebody else.
    ['Elvis Costello', undefined],
    ['Stephen Dawkins', undefined],
    ['Albert Einhorn', undefined],
    ['Isaac Newman', undefined],
    ['albert camus', undefined],
    ['crocodile', undefined],
    ['blorf', undefined],
    // An English word is no slip of another.
    ['bowing', undefined],
  ])('%s is heard as %s', (said, id) => {
    expect(hearTopic(said)?.id).toBe(id);
  });

  test('who has a topic for a theme wears and holds what belongs to it, where it is at home', () => {
    const concept = conceive(
      { ...BLANK, mainTheme: 'Halloween', bodyInfluence: 'dog', characteristicInfluence: 'with boots' },
      'a',
    );
    expect(concept.theme.piece).toBe(concept.body.piece);
    expect(traitsOf(concept).map(lookOf)).toContain('own-witch-hat');
    expect(concept.props.map(lookOf)).toContain('1f383');
    expect(concept.style.backdrop).toBe('cemetery');
  });

  test('a trait that can only be read takes nothing of the topic away', () => {
    const concept = conceive({ ...BLANK, mainTheme: 'ballet', bodyInfluence: 'hippo', characteristicInfluence: 'zorbful' }, 'a');
    expect(traitsOf(concept).map(lookOf)).toContain('own-tutu');
    const gardener = conceive(
      { ...BLANK, mainTheme: 'gardening', bodyInfluence: 'snail', characteristicInfluence: 'zorbful' },
      'a',
    );
    expect(traitsOf(gardener).map(lookOf)).toContain('own-watering-can');
  });

  test('a place for a theme is where somebody is, unless they are to be elsewhere', () => {
    const concept = conceive({ ...BLANK, mainTheme: 'Kraków', bodyInfluence: 'dog' }, 'a');
    expect(concept.theme.piece).toBe(concept.body.piece);
    expect(concept.style).toMatchObject({ word: 'old town', given: false, backdrop: expect.stringContaining(' pl') });
    const elsewhere = conceive({ ...BLANK, mainTheme: 'Kraków', bodyInfluence: 'dog', style: 'library' }, 'a');
    expect(elsewhere.theme).toMatchObject({ piece: null });
  });

  test('of two meanings of a word the other fields tell one', () => {
    const playing = conceive({ ...BLANK, mainTheme: 'cricket', bodyInfluence: 'kangaroo', style: 'Mumbai' }, 'a');
    expect(traitsOf(playing).map(lookOf)).toContain('1f3cf');
    expect(conceive({ ...BLANK, mainTheme: 'cricket', bodyInfluence: 'kangaroo' }, 'a').theme.piece).toBe('1f997');
    const tower = conceive({ ...BLANK, mainTheme: 'air traffic controller', bodyInfluence: 'owl' }, 'a');
    expect([tower.theme, ...traitsOf(tower)].map(lookOf)).not.toContain('1f3ae');
  });

  test.each([
    ['mariachi', '1f3b8'],
    ['blacksmith', '1f528'],
    ['YouTuber', '1f4f9'],
    ['mafia boss', '1f339'],
    ['tea ceremony', '1f375'],
    ['wifi is down', '1f4f1'],
  ])('%s is seen by what belongs to it', (mainTheme, held) => {
    const { trait, also = [], theme, props } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'cat' }, 'a');
    expect([trait, ...also].map(lookOf)).toContain(held);
    expect([theme, trait, ...also, ...props].filter(({ piece }) => piece === null)).toEqual([]);
  });

  test('a trade is known by what it is about and by its tool', () => {
    const { theme, body, trait, props } = conceive({ ...BLANK, mainTheme: 'cheese taster', bodyInfluence: 'pig' }, 'a');
    expect(theme.piece).toBe(body.piece);
    expect(lookOf(trait)).toBe('1f374');
    expect(props.map(lookOf)).toContain('1f9c0');
    // Words that nothing shows are no trade of anything.
    expect(conceive({ ...BLANK, mainTheme: 'blorf taster' }, 'a').theme.piece).toBeNull();
  });

  test.each(['child taster', 'baby cutter', 'cat cutter', 'girl tester'])('makes no trade of a %s', (mainTheme) => {
    const { props, trait } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'penguin' }, 'a');
    expect(['2702-fe0f', '1f374', '1f4cb']).not.toContain(trait.piece);
    expect(props.filter(({ piece }) => piece !== null && isPerson(piece))).toEqual([]);
  });

  test.each([
    ['火锅', 'kin-hot-pot'],
    ['김치', 'kin-kimchi'],
    ['bigos', 'kin-bigos'],
    ['phở', '1f35c'],
    ['gulyás', 'kin-goulash'],
  ])('%s is a dish in a bowl', (said, piece) => {
    expect(conceive({ ...BLANK, mainTheme: said, bodyInfluence: 'cat' }, 'a').theme.piece).toBe(piece);
  });

  test('a place that was asked for is kept', () => {
    const wish = { ...BLANK, mainTheme: 'surfing', bodyInfluence: 'cat', style: 'library' };
    expect(conceive(wish, 'a').style.backdrop).toBe('library');
  });
});

// R707
test.each([
  ['school trip', 'schooltrip'],
  ['Elternabend', 'parentsevening'],
  ['grève de la SNCF', 'strike'],
  ['初恋', 'valentine'],
  ['calcio la domenica', 'footballfans'],
  ['soccer on Sunday', 'footballfans'],
  ['Fußball am Sonntag', 'footballfans'],
  ['fútbol del domingo', 'footballfans'],
])('an everyday word has what belongs to it: %s', (text, id) => expect(hearTopic(text)?.id).toBe(id));

// R707
test.each(['lightning strikes twice', 'evening', 'trip', 'parents'])('is none of them: %s', (text) => {
  expect(['schooltrip', 'parentsevening', 'strike']).not.toContain(hearTopic(text)?.id);
});

// R708
test('a racoon is a raccoon', () => {
  expect(conceive({ ...BLANK, bodyInfluence: 'racoon' }, 'any').body.piece).toBe('1f99d');
});

test.each([
  ['nonna che cucina la lasagna', 'own-cardigan', 'own-lasagna', 'kitchen'],
  ['doctor who surfs', '1f97c', 'own-surfboard', 'beach'],
])('R748 who does something is seen as who they are, at what they do and where: %s', (mainTheme, worn, held, place) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'koala' }, 'deed');
  const shown = traitsOf(concept).map(lookOf);
  expect(shown).toContain(worn);
  expect(shown).toContain(held);
  expect(concept.style.backdrop).toBe(place);
});

test.each([
  ['fisherman who is out of money', 'lake'],
  ['nurse who is in charge', 'hospital'],
  ['priest who is afraid of swimming', 'church'],
  ['boxer who loves flowers', 'boxing-ring'],
  ["boxer who can't swim", 'boxing-ring'],
  ['surfer who hates the sea', 'beach'],
  ['pescatore che odia il mare', 'lake'],
  ['pêcheur qui a peur de la mer', 'lake'],
  ['nurse who fears death', 'hospital'],
  ['nurse that reads minds', 'hospital'],
  ['chef who is afraid of flying', 'kitchen'],
  ['plumber who sings opera', 'stage'],
  ['vampire who knits', 'living-room'],
  ['boxer who works at night', 'boxing-ring ~night'],
])('R748 what is felt, denied or only is said to be, takes nobody away: %s', (mainTheme, backdrop) => {
  expect(conceive({ ...BLANK, mainTheme }, 'deed').style.backdrop).toBe(backdrop);
});

test.each(['pirate who is in debt', 'I ask for more', 'who is it'])(
  'R748 no small word of "%s" is an office, a sea or a love',
  (text) => {
    expect(['officework', 'ocean', 'valentine']).not.toContain(hearTopic(text)?.id);
    expect(['iş', 'moře', 'aşk'].map((word) => hearTopic(word)?.id)).toEqual(['officework', 'ocean', 'valentine']);
  },
);

test('R748 a pilot who flies a plane is no fly', () => {
  expect(isPerson(conceive({ ...BLANK, mainTheme: 'a pilot who flies a plane' }, 'deed').theme.piece ?? '')).toBe(true);
});

test.each([
  ['fisherman at night', 'lake ~night'],
  ['pêcheur sous la pluie', 'lake ~rain'],
])('R748 %s is where fishermen are, at that hour and in that weather, and no sign says so', (mainTheme, backdrop) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'bear' }, 'deed');
  expect(concept.style.backdrop).toBe(backdrop);
  expect(concept.props.filter(({ piece }) => piece === null)).toEqual([]);
});

test('R748 a pensioner at a computer is no computer, and a baker frog a frog from head to foot', () => {
  expect(conceive({ ...BLANK, mainTheme: 'Rentner am Computer', bodyInfluence: 'Schildkröte' }, 'deed').theme.piece).toBe(
    '1f422',
  );
  expect(conceive({ ...BLANK, mainTheme: 'baker frog' }, 'deed').body.piece).toBe('1f438');
});

test.each(['kitchen', 'Küche', '台所', 'bathroom', 'library', 'biblioteca', '図書館', 'supermarket'])(
  'R750 who is asked for in a %s is there, is no tourist, and carries no sign',
  (mainTheme) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'fox' }, 'room');
    expect(concept.theme.piece).toBe('1f98a');
    expect(['kitchen', 'bathroom', 'library', 'supermarket']).toContain(concept.style.backdrop);
    expect(traitsOf(concept).map(lookOf)).not.toContain('1f4f7');
  },
);

test.each([
  ['télétravail', '1f4bb'],
  ['在宅勤務', '1f4bb'],
  ['Deutsche Bahn Verspätung', '1f682'],
  ['treno in ritardo', '1f682'],
  ['Schulhausmeister', '1f9f9'],
  ['Wattenmeer', '1f980'],
  ['Día de Muertos', '1f480'],
  ['delulu', '1fa9e'],
  ['受験勉強', '270f-fe0f'],
  ['vuelta al cole', '270f-fe0f'],
  ['Vorstellungsgespräch', '1f4bc'],
  ['marché aux puces', '1f9f8'],
  ['Sunday morning pancakes', '1f95e'],
  ['skateboard', '1f6f9'],
  ['school principal', '1f3eb'],
  ['Schulleiterin', '1f3eb'],
  ['寝坊', '23f0'],
  ['captain of the football team', '26bd'],
])('R770 an everyday theme is seen by its things, on whose body was asked for, and not read: %s', (mainTheme, piece) => {
  const { theme, ...concept } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'fox' }, 'everyday');
  expect(theme.piece).toBe('1f98a');
  expect([...traitsOf({ theme, ...concept }), ...concept.props].map(lookOf)).toContain(piece);
});

test.each(["Grandma's sewing room", 'Nähzimmer', 'atelier de couture', 'taller de costura', 'sala da cucito'])(
  'R774 a room to sew in has its machine and thread, whosever it is: %s',
  (mainTheme) => {
    const { props, ...concept } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'hedgehog' }, 'room');
    expect(concept.body.piece).toBe('1f994');
    expect(props.map(lookOf)).toEqual(expect.arrayContaining(['own-sewing-machine', '1f9f5']));
  },
);

test.each([
  ['space librarian', ['🔭', '📖', 'own-space-suit'], ['🪐', '📚'], 'moon'],
  ['grandpa fishing', ['🎣', 'own-walking-stick', '👒'], ['🐟', '📰'], 'lake'],
  ['yoga grandma', ['own-yoga-mat', 'own-knitting'], ['🪷', '🧶'], 'gym'],
  ['gym teacher', ['🎽', 'own-headband'], ['🍎'], 'gym'],
  ['bear who cooks', ['own-apron', 'own-chef-hat'], ['🥣'], 'kitchen'],
  ['orso che pesca', ['🎣'], ['🐟', '🪣'], 'lake'],
])('R780 of somebody and what they are at both are seen, in two words as well: %s', (mainTheme, held, around, place) => {
  const concept = conceive({ ...BLANK, mainTheme }, 'second');
  const idOf = (text: string) => (text.startsWith('own-') ? text : (pieceForEmoji(text) ?? ''));
  expect(traitsOf(concept).map(lookOf)).toEqual(expect.arrayContaining(held.map(idOf)));
  expect(concept.props.map(lookOf)).toEqual(expect.arrayContaining(around.map(idOf)));
  expect(concept.style.backdrop).toBe(place);
});

test.each([
  'captain of the football team',
  'football captain',
  "le capitaine de l'équipe de foot",
  'capitano della squadra di calcio',
  'capitán del equipo de fútbol',
  'Kapitän der Fußballmannschaft',
  'captain of the team',
  'captain of the school team',
  'captain of the ice hockey team',
])('R781 a team’s captain plays, and commands no ship: %s', (mainTheme) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'goat' }, 'captain');
  const seen = [...traitsOf(concept), ...concept.props].map(lookOf);
  expect(seen).toContain('own-jersey');
  expect(seen).not.toContain('own-captain-hat');
});

test.each(['police captain', 'capitaine de police', 'capitán de bomberos', 'cheerleader captain', 'airline captain'])(
  'R781 a captain on land or in the air goes to no sea: %s',
  (mainTheme) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'goat' }, 'captain');
    expect([...traitsOf(concept), ...concept.props].map(lookOf)).not.toContain('2693');
    expect(concept.style.backdrop).not.toBe('port');
  },
);

test.each([
  ['寝坊した熊', '1f43b'],
  ['猫が寝坊', '1f431'],
  ['朝寝坊の王様', '1f934'],
  ['睡过头的熊', '1f43b'],
  ['교장 선생님 고양이', '1f431'],
  ['料理人の熊', '1f43b'],
])('R780 somebody beside a topic without a space between is the hero: %s', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 'hero').theme.piece).toBe(piece);
});

test.each([
  ['rammstein concert', null, 'stage'],
  ['concierto de rock', null, 'stage'],
  ['this is fine dog', 'dog', 'living-room'],
  ['Bienenzüchterin', 'beekeeper', 'meadow'],
  ['apicoltrice', 'beekeeper', 'meadow'],
  ['猫カフェ', 'cat', 'cafe'],
  ['divorce lawyer', 'judge', 'courtroom'],
  ['tarantella', null, 'stage'],
  ['winter sea', null, 'beach'],
])('R833 themes of every day are seen by who and where they are: %s', (mainTheme, who, place) => {
  const { theme, style } = conceive({ ...BLANK, mainTheme, characteristicInfluence: 'calm' }, 'theme');
  expect(theme.piece).not.toBeNull();
  if (who !== null) expect(nameOfPiece(theme.piece ?? '').replace(/ face$/, '')).toBe(who);
  expect(style.backdrop.split(' ')[0]).toBe(place);
});

test('R833 a mother of three has what belongs to children beside her, a banana for scale a ruler, a Roma supporter a scarf', () => {
  const seen = (wish: Partial<Wish>) => {
    const concept = conceive({ ...BLANK, ...wish }, 'beside');
    return [...concept.props, concept.trait, ...(concept.also ?? [])].map(({ piece }) => piece);
  };
  expect(seen({ mainTheme: 'crossfit mum of three', characteristicInfluence: 'calm' })).toContain('1f9f8');
  expect(seen({ mainTheme: 'banana for scale' })).toContain('1f4cf');
  const fan = conceive({ ...BLANK, mainTheme: 'calcio', characteristicInfluence: 'tifoso della Roma' }, 'fan');
  expect([fan.trait.piece, fan.style.backdrop]).toEqual(['1f9e3', 'stadium']);
});

test('R836 of a kiss there are two, a wedding is somebody in a veil, and a midnight snack and a nocturne are at night', () => {
  const of = (wish: Partial<Wish>) => conceive({ ...BLANK, characteristicInfluence: 'calm', ...wish }, 'hour');
  for (const mainTheme of ['first kiss under the northern lights', 'le premier baiser', 'erster Kuss', 'il primo bacio'])
    expect(of({ mainTheme }).count, mainTheme).toBe(2);
  for (const mainTheme of ['kiss of death', 'kissing booth', 'judas kiss'])
    expect(of({ mainTheme }).count, mainTheme).toBeUndefined();
  for (const mainTheme of ['wedding in the rain', 'Hochzeit im Schnee']) {
    const { theme, trait, also = [] } = of({ mainTheme });
    expect(findPiece('animal', theme.piece ?? '') ?? findPiece('head', theme.piece ?? ''), mainTheme).toBeDefined();
    expect([trait, ...also].map(({ piece }) => piece)).toContain('own-bridal-veil');
  }
  expect(of({ mainTheme: 'midnight snack' }).style.backdrop).toBe('kitchen ~night');
  for (const style of ['notturno', 'nocturne', 'nocturno'])
    expect(of({ mainTheme: 'cat', style }).style.backdrop).toContain('~night');
});

test.each([
  ['freedom', '🗽'],
  ['Stille', '🤫'],
  ['siesta', 'own-sombrero'],
  ['hambre', '🍴'],
  ['ricordi', '🖼️'],
  ['wisdom', '📜'],
  ['success', '🏆'],
  ['honte', '🛍️'],
  ['運命', '🔮'],
  ['caffeine', '☕'],
  ['niebezpieczeństwo', '🧨'],
  ['teamwork', '🤝'],
  ['no thoughts, head empty', '🫧'],
])('R966 an idea without a picture is seen by what stands for it: %s', (mainTheme, thing) => {
  const concept = conceive({ ...BLANK, mainTheme }, 'idea');
  const seen = [concept.theme, ...traitsOf(concept), ...concept.props].map(lookOf);
  expect(seen).toContain(pieceForEmoji(thing) ?? thing);
});

test.each(['energy drink', 'wisdom tooth', 'secret sauce', 'infinity pool', 'power ranger', '饥饿的猫', '自由の女神'])(
  'R966 an idea named with something else leaves that what it is: %s',
  (mainTheme) => {
    expect(hearTopic(mainTheme)).toBeUndefined();
  },
);
