/** Hats. Columns: id, name, brim x y and width of the opening, turn. */
export const HATS = `
1f451 crown           50 84 74 0
1f3a9 top_hat         50 84 62 0
1f393 graduation_cap  50 66 54 0
1f9e2 baseball_cap    50 78 78 0
26d1-fe0f rescue_helmet 50 50 66 0
1fa96 army_helmet     50 49 74 9
1f452 sun_hat         50 76 56 0
1f380 ribbon_bow      50 62 80 0
own-sombrero sombrero       50 82 46 0
own-traffic-cone traffic_cone 50 88 62 0
1f3a7 headphones      50 44 72 0
own-headband headband 50 62 78 0
own-santa-hat santa_hat 50 82 80 0
own-witch-hat witch_hat 50 84 56 0
own-wizard-hat wizard_hat 50 86 66 0
own-beret beret 50 78 72 0
own-party-hat party_hat 50 84 60 0
own-chef-hat chef_hat 50 84 52 0
own-captain-hat captain_hat 50 74 68 0
own-climb-helmet bike_helmet 50 77 76 0
own-feather-hat feather_hat 50 78 68 0
own-safari-hat safari_hat 50 76 60 0
own-leprechaun-hat leprechaun_hat 50 80 56 0
own-night-cap night_cap 50 80 76 0
own-horned-helmet horned_helmet 50 78 72 0
own-deerstalker deerstalker 50 68 64 0
own-towel-turban towel_turban 50 78 72 0
own-flower-crown flower_crown 50 64 78 0
own-bee-veil bee_veil 50 66 54 0
own-space-helmet space_helmet 50 82 80 0
own-bridal-veil bridal_veil 50 46 56 0
own-quiff quiff 50 72 62 0
own-wild-hair wild_hair 50 78 62 0
own-spiky-hair spiky_hair 50 76 62 0
own-fur-hat fur_hat 50 82 68 0
own-tinfoil-hat tinfoil_hat 50 82 70 0
own-peaked-cap peaked_cap 50 74 66 0
own-montera montera 50 74 56 0
own-head-mirror head_mirror 50 72 76 0
own-straw-boater straw_boater 50 72 54 0
own-bowler-hat bowler_hat 50 74 60 0
own-laurel-wreath laurel_wreath 50 70 74 0
own-mouse-ears mouse_ears 50 70 66 0
own-dark-helmet dark_helmet 50 60 60 0
own-yellow-ears yellow_ears 50 72 56 0
own-ogre-ears ogre_ears 50 72 56 0
own-pirate-tricorn tricorn 50 72 70 0
own-flat-cap flat_cap 50 74 68 0
own-nurse-cap nurse_cap 50 78 62 0
own-fez fez 50 76 62 0
own-bobble-hat bobble_hat 50 78 70 0
own-long-hair long_hair 50 52 56 0
own-mop-hair mop_of_hair 50 62 66 0
own-hood hood 50 44 50 0
own-jester-hat jester_hat 50 78 64 0
own-pharaoh-cloth headcloth 50 50 58 0
`;

/** Eyewear. Columns: id, name, lens x y and whole width. */
export const EYEWEAR = `
1f576-fe0f sunglasses 50 52 88
1f453 glasses         50 44 88
1f97d goggles         50 71 88
own-carnival-mask carnival_mask 50 50 92
own-hero-mask hero_mask 50 51 90
own-neon-visor neon_visor 50 49 94
`;

/** Shoes look right, sole down. Columns: id, name, ankle x y, height of the sole, turn. */
export const SHOES = `
1f45f sneakers        24 34 76 -33
1f97e hiking_boots    34 32 92 0
1f462 cowboy_boots    34 12 92 0
1f6fc roller_skates   32 14 92 0
1f45e leather_shoes   24 58 92 0
1f460 high_heels      24 30 92 0
1f461 sandals         24 58 92 0
1f97f flat_shoes      26 68 92 0
26f8-fe0f ice_skates  34 14 92 0
own-rubber-boot rubber_boots 39 10 93 0
own-flip-flop flip_flops 36 40 86 0
own-crocs crocs 76 40 79 0
`;

/** For hands. Columns: id, name, grip x y, tip x y, size. */
export const HELD = `
1f3a4 microphone      28 76  78 26  80
1fa84 magic_wand      16 90  56 36  110
1f528 hammer          76 76  28 24  90
1fa93 axe             78 80  34 24  105
26cf-fe0f pickaxe     80 84  42 30  110
1fa9a saw             78 72  20 18  95
1f5e1-fe0f dagger     76 22  12 90  100
2694-fe0f swords      50 66  50 20  115
1f6e1-fe0f shield     50 56  50 10  95
1f3f9 bow_and_arrow   46 52  90 10  110
1f52a kitchen_knife   22 20  84 86  95
1f944 spoon           82 84  24 20  90
1f962 chopsticks      36 84  48 12  90
1f527 wrench          70 70  20 20  85
1f6e0-fe0f hammer_and_wrench 50 60 50 15 95
own-red-card red_card 44 80 54 12 80
own-crossword crossword_puzzle 50 88 50 10 95
1fa9d hook            32 16  50 84  85
1f9f9 broom           72 30  22 84  120
1faa0 plunger         76 26  28 74  100
1faa5 toothbrush      72 78  20 20  95
1f58a-fe0f pen        74 26  14 90  80
270f-fe0f pencil      74 26  14 90  80
1f58c-fe0f paintbrush 76 24  14 90  90
1f3a8 palette         66 66  30 30  85
1f3b8 guitar          42 58  86 14  150
1f3bb violin          44 60  86 14  125
1fa95 banjo           44 58  86 14  135
1f3ba trumpet         30 70  84 22  100
1f3b7 saxophone       40 60  60 14  110
1fa97 accordion       50 56  50 14  120
1f941 drum            50 62  50 12  110
1fa98 long_drum       50 60  50 10  110
1fa87 maracas         30 84  34 30  95
1fa88 flute           40 60  82 14  105
1f3be tennis_racket   22 88  62 30  110
1f3f8 badminton_racket 16 88 60 26  110
1f3d3 ping_pong_paddle 20 84 58 34  85
1f3d2 hockey_stick    76 20  20 88  115
1f3cf cricket_bat     80 18  24 84  115
1f94a boxing_glove    46 84  46 20  80
1f3af target          50 60  50 15  85
1f52b water_pistol    76 84  20 46  85
1f9ea test_tube       24 76  82 20  80
1f489 syringe         24 80  90 12  85
1f526 flashlight      74 78  40 40  85
1f56f-fe0f candle     50 86  50 16  75
1f4f1 smartphone      50 74  50 12  65
1f4f7 camera          50 80  50 30  85
1f4d6 book            50 82  50 22  85
1f4dc scroll          50 76  50 14  85
1f3ae game_controller 50 70  50 26  90
1f579-fe0f joystick   50 84  50 12  80
1f388 balloon         30 92  57 34  115
2602-fe0f umbrella    50 78  50 10  135
1f302 folded_umbrella 26 14  84 90  105
1fa81 kite            70 90  28 30  115
1f339 rose            50 86  50 18  90
1f490 bouquet         82 82  34 30  95
1f33b sunflower       50 88  50 36  100
1f36d lollipop        82 82  36 36  90
1f361 dango           84 86  20 22  85
1f366 ice_cream_cone  50 86  50 20  80
1f355 slice_of_pizza  82 50  14 50  80
1f32d hot_dog         40 60  86 20  80
1f354 hamburger       50 84  50 30  75
1f34c banana          24 84  56 14  80
1f357 chicken_leg     16 14  60 74  80
1f356 meat_on_the_bone 72 82 30 26  85
1f37a beer            86 58  86 16  80
1f377 glass_of_wine   50 72  50 14  80
1f378 cocktail        50 80  50 14  80
1f379 tropical_drink  50 80  50 14  85
2615 cup_of_coffee    90 60  90 20  75
1f3a3 fishing_pole    76 80  76 10  120
1f52d telescope       42 46  42 10  95
1f9cb bubble_tea      50 76  50 10  80
1f964 soda            50 76  50 10  75
1f37c baby_bottle     74 72  20 20  75
1f37e bottle_of_champagne 34 34 70 80 95
1f4b0 money_bag       50 30  50 80  85
1f4b5 banknotes       50 74  50 20  80
1f4b8 flying_money    50 60  50 20  85
1f4b3 credit_card     30 70  76 36  75
1f48e diamond         50 84  50 24  75
1f3c6 trophy          50 84  50 14  90
1f4bc briefcase       50 18  50 84  90
1f45c handbag         50 16  50 84  85
1f9f3 suitcase        50 12  50 90  95
1f4a3 bomb            44 80  52 20  80
1f9e8 firecracker     30 74  64 36  80
1f52e crystal_ball    50 86  50 14  85
1f4ff prayer_beads    50 30  50 84  80
1fa83 boomerang       26 70  70 26  85
1f531 trident         50 84  50 14  110
1faad hand_fan        66 56  20 24  90
1f37d-fe0f plate      50 84  50 20  85
1f373 frying_pan      82 80  40 40  105
1fa94 oil_lamp        50 70  50 20  85
1f9f2 magnet          50 20  50 84  85
1f50d magnifying_glass 80 80 40 40  90
1f511 key             70 30  24 76  80
1f9f8 teddy_bear      50 70  50 16  85
1fa80 yo-yo           66 16  46 62  75
1f3b2 die             50 84  50 14  65
1f3c0 basketball      50 84  50 14  80
26bd football         50 84  50 14  80
1f4e2 megaphone       74 66  24 40  95
1f4a1 light_bulb      50 88  50 30  75
own-desk-lamp desk_lamp 50 84 50 30 110
1f9ef fire_extinguisher 50 30 50 90 95
1f9fb toilet_paper    50 60  50 20  80
1f48d ring            50 80  50 20  65
1f3ee lantern         50 10  50 84  90
own-chainsaw chainsaw    10 60  97 54  120
own-shovel shovel        74 26  14 88  115
own-rolling-pin rolling_pin  14 84  86 16  105
own-remote-control remote_control 42 82 58 12 85
own-dumbbell dumbbell    50 50  88 50  90
own-fried-egg fried_egg  22 78  70 30  90
own-hex-key hex_key 84 82 26 8 90
own-lightstick light_stick 50 84 50 14 110
own-churros churros 50 84 50 14 90
own-corn-dog corn_dog 50 92 50 16 95
own-rhubarb rhubarb 50 90 50 10 110
own-stroopwafel stroopwafel 24 82 70 20 75
own-sash sash 50 12 50 84 95
own-coat-hanger coat_hanger 60 8 50 80 100
own-inhaler inhaler 60 60 10 90 60
own-skipping-rope skipping_rope 22 84 50 10 120
own-game-boy handheld_console 50 80 50 20 85
own-portable-console portable_console 50 76 50 24 100
own-dandelion dandelion_clock 50 90 50 20 90
own-toilet-brush toilet_brush 50 14 50 90 110
own-cheese-bun cheese_bun  30 80  66 24  80
1f956 baguette        24 78  80 22  120
265f-fe0f chess_pawn  50 84  50 12  95
own-selfie-stick selfie_stick 20 88  62 30  150
own-light-sword light_sword 24 80 84 14 120
own-steering-wheel steering_wheel 50 86 50 10 110
own-yoga-mat yoga_mat 50 60 80 20 95
own-knitting half-knitted_jumper 50 80 50 20 100
own-code-laptop laptop_with_code 50 84 50 20 110
own-disco-record vinyl_record 50 86 50 14 95
own-toy-rocket toy_rocket 50 70 50 8 100
own-golf-club golf_club 74 14 30 90 120
own-whisk whisk 50 90 50 10 100
own-spatula spatula 50 90 50 10 100
own-welding-torch welding_torch 62 78 23 25 90
own-popsicle ice_lolly 50 92 50 20 80
own-baseball-bat baseball_bat 84 84 20 16 110
own-easter-basket easter_basket 50 12 50 84 95
own-heart-balloon heart_balloon 51 96 50 34 120
own-thought-scribble tangled_thought 20 92 60 30 110
own-scythe scythe 60 66 70 20 140
own-walking-stick walking_stick 44 56 46 10 100
own-tax-forms tax_forms 50 80 50 20 100
own-lunch-tray lunch_tray 50 84 50 40 110
own-sauna-ladle sauna_ladle 84 12 30 80 105
own-dental-mirror dental_mirror 40 90 66 26 100
own-tuning-fork tuning_fork 50 86 50 10 100
own-red-cape red_cape 30 14 70 90 125
own-oar oar 32 84 88 8 150
own-baton baton 30 86 86 8 95
own-whip whip 18 86 90 12 120
own-pom-pom pom_pom 50 88 50 40 105
own-billiard-cue billiard_cue 22 78 84 6 150
own-podcast-mic podcast_microphone 50 78 50 20 100
own-stop-paddle stop_paddle 50 88 50 30 110
own-wizard-staff wizard_staff 46 74 60 20 150
own-blowpipe blowpipe 88 88 30 26 130
own-clip-list checklist 50 84 50 20 90
own-ruler-level spirit_level 50 60 50 40 100
own-revenge-list list_of_names 50 86 50 20 85
`;

/** Other things around a creature. Columns: id, name, role, size in percent of a usual prop. */
export const PROPS = `
1fabd wings           back 130
1f4a4 zzz             float 90
1f4a2 anger           float 70
1f4a5 explosion       float 110
1f4a6 sweat           float 75
1f4a8 puff_of_air     float 90
1f4ab dizzy_star      float 80
2728 sparkles         float 85
1f31f glowing_star    float 70
2b50 star             float 70
26a1 lightning_bolt   float 85
2764-fe0f heart       float 70
1f495 hearts          float 85
1f494 broken_heart    float 75
1f3b6 musical_notes   float 85
1f3b5 musical_note    float 75
1f4ad thought_bubble  float 95
1f4a1 light_bulb      float 75
1f525 flame           float 85
2744-fe0f snowflake   float 75
1f98b butterfly       float 75
1f41d bee             float 70
1fab0 fly             float 65
1f99f mosquito        float 60
2604-fe0f comet       float 95
1fa90 planet          float 95
1f319 crescent_moon   float 90
1f6f8 flying_saucer   float 95
1f4b8 flying_money    float 85
1fa99 coin            float 65
1f48e diamond         float 70
1f388 balloon         float 95
1f47b ghost           float 85
1f987 bat             float 85
1faa9 disco_ball      float 100
1f38a confetti_ball   float 95
1f389 party_popper    ground 90
1f381 gift            ground 90
1f9f1 brick_wall      ground 90
1f4b0 money_bag       ground 90
1f3b2 die             ground 70
1f335 cactus          ground 110
1f344 mushroom        ground 90
1faa8 rock            ground 90
1fab5 log             ground 90
1f9f8 teddy_bear      ground 85
1fad6 teapot          ground 80
1f4fb radio           ground 90
1f4fa television      ground 100
1f6f9 skateboard      ground 95
1f6d2 shopping_cart   ground 110
1f6b2 bicycle         ground 120
1f9c0 cheese          ground 80
1f34d pineapple       ground 90
1f349 watermelon      ground 80
1f965 coconut         ground 75
1f95a egg             ground 70
1f4a3 bomb            ground 85
1f9e8 firecracker     ground 80
1f6a7 barrier         ground 95
1f5ff stone_head      ground 105
1f3fa amphora         ground 95
1f5d1-fe0f wastebasket ground 90
1f9f0 toolbox         ground 90
1f4e6 cardboard_box   ground 95
1f3ae game_controller ground 80
1f4da pile_of_books   ground 85
26bd football         ground 80
1f3c0 basketball      ground 80
1f996 dinosaur        ground 120
1f9a2 swan            ground 100
1f986 duck            ground 85
1f427 penguin         ground 90
1f40c snail           ground 75
1f980 crab            ground 80
1f400 rat             ground 75
1f408 cat             ground 90
own-chessboard chessboard ground 130
own-tutu tutu         back 90
own-belt belt         back 80
1f392 backpack        back 90
own-jetpack jetpack back 90
1f413 rooster         ground 90
own-beehive beehive ground 100
own-grass-block grass_block ground 100
own-calendar-mon calendar_of_Monday ground 95
own-worksheet worksheet ground 90
own-cinnamon-bun cinnamon_bun ground 75
own-neon-chip neon_chip float 85
1f327-fe0f rain_cloud float 95
1f6f0-fe0f satellite float 95
1f308 rainbow float 105
1f31e sun_with_a_face float 90
1f498 heart_with_arrow float 80
1f496 sparkling_heart float 80
1f4ac speech_balloon float 85
1f44d thumbs_up float 75
1fae7 bubbles float 85
1f420 tropical_fish float 85
1f30d globe float 90
1f386 fireworks float 105
1f387 sparkler float 95
`;
