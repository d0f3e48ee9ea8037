/**
 * Faces. Columns: id, name, looks (f: at us, l: to the left), eyes x y and the distance between them, hat x y and
 * width, neck x y. Underscores in names are spaces.
 */
export const HEADS = `
1f435 monkey        f 50 47 22  50 21 50  50 90
1f436 dog           f 50 47 22  50 15 54  50 88
1f43a wolf          f 50 49 28  50 31 40  50 88
1f98a fox           f 50 58 30  50 33 34  50 91
1f99d raccoon       f 50 60 32  50 31 44  50 91
1f431 cat           f 50 57 27  50 35 44  50 91
1f981 lion          f 50 45 30  50 13 62  50 90
1f42f tiger         f 50 46 32  50 17 52  50 91
1f434 horse         l 38 42  0  47 20 28  70 92
1face moose         l 38 57  0  55 46 28  62 92
1f984 unicorn       l 36 44  0  50 22 30  70 92
1f42e cow           f 50 45 34  50 19 38  50 91
1f437 pig           f 50 50 34  50 21 44  50 92
1f417 boar          l 46 45  0  52 22 34  72 92
1f42d mouse         f 50 70 30  50 41 36  50 92
1f439 hamster       f 50 51 30  50 23 42  50 92
1f430 rabbit        f 50 57 28  50 37 34  50 92
1f43b bear          f 50 52 26  50 17 52  50 92
1f43b-200d-2744-fe0f polar_bear f 50 52 26 50 17 52 50 92
1f428 koala         f 50 58 42  50 21 46  50 91
1f43c panda         f 50 51 36  50 18 48  50 92
1f414 chicken       l 40 50  0  56 26 36  62 92
1f432 dragon        l 41 48  0  60 24 32  66 92
1f438 frog          f 50 29 50  50 25 36  50 92
1f916 robot         f 50 47 27  50 12 48  50 91
1f47d alien         f 50 48 50  50 10 56  50 90
1f47b ghost         f 52 40 26  50 11 46  50 90
1f480 skull         f 50 51 54  50 12 58  50 88
1f383 pumpkin       f 50 43 40  50 24 46  50 92
1f921 clown         f 50 36 36  50 11 54  50 92
1f479 ogre          f 50 50 42  50 22 40  50 90
1f47a goblin        f 45 31 36  48 10 62  48 90
1f47e space_invader f 50 47 28  50 30 30  50 84
1f5ff stone_head    l 40 22  0  54 9  48  52 92
1f31d moon_face     f 50 42 36  50 10 50  50 92
1f31a dark_moon     f 50 42 36  50 10 50  50 92
1f31e sun_face      f 50 42 36  50 14 50  50 90
1f4a9 poop          f 50 59 40  50 22 28  50 92
1f978 man_with_a_moustache f 50 42 40  50 8 54  50 92
1f913 nerd          f 50 42 40  50 10 54  50 92
1f602 laughing_man  f 50 38 40  50 10 54  50 92
1f976 frozen_face   f 50 42 40  50 10 54  50 90
1f621 grump         f 50 54 38  50 10 54  50 92
1f9d1-200d-1f3a4 singer f 50 40 20 50 12 40 50 92
1f977 ninja         f 50 31 22  50 9  38  50 90
1f9df zombie        f 50 38 26  50 16 44  50 88
1f9de genie         f 50 40 22  50 16 40  50 90
`;
