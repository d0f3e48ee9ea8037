/**
 * Things that become somebody. Columns: id, name, kind, turn in degrees, face x y and width, then optionally
 * `n:x,y` where another head is set on (else the top of the outline), `stands` when it stands by itself, and `nose` when
 * it points to the right and its head belongs in front.
 */
export const BODIES = `
1f34e apple           food 0   50 60 48
1f350 pear            food 8   54 62 40
1f34a orange          food 0   50 58 46
1f34b lemon           food 0   55 52 42
1f34c banana          food 0   54 40 18
1f349 watermelon      food -45 50 52 40
1f347 grapes          food 0   52 58 38
1f353 strawberry      food 0   50 52 42
1f348 melon           food 0   50 60 46
1f351 peach           food 0   50 55 46
1f96d mango           food 0   56 56 42
1f34d pineapple       food -8  53 60 34
1f965 coconut         food 0   48 50 42
1f95d kiwi            food 0   42 46 44
1f345 tomato          food 0   50 64 48
1f346 eggplant        food 0   44 62 34
1f951 avocado         food 0   57 29 32
1f966 broccoli        food 0   55 38 44
1f96c lettuce         food 0   48 50 40
1f952 cucumber        food -30 50 42 32
1f336-fe0f chili      food 0   58 48 25
1f33d corn            food -35 50 36 30
1f955 carrot          food -45 50 42 34
1fad2 olive           food 0   52 58 44
1f9c4 garlic          food 0   50 66 42
1f9c5 onion           food 0   50 58 40
1f954 potato          food 0   50 50 42
1f360 sweet_potato    food 0   36 42 36
1f950 croissant       food 45  50 36 34
1f35e loaf_of_bread   food 0   34 58 34
1f956 baguette        food -45 50 38 26
1f968 pretzel         food 0   50 58 44
1f9c0 cheese          food 0   45 56 44
1f95a egg             food 0   50 54 40
1f9c8 butter          food 0   68 52 28
1f95e pancakes        food 0   50 60 46
1f9c7 waffle          food 0   50 66 40
1f969 steak           food 0   44 50 38
1f357 chicken_leg     food 0   56 62 36
1f356 meat_on_the_bone food 0  50 40 32
1f32d hot_dog         food -45 50 44 30
1f354 hamburger       food 0   50 37 42  stands
1f35f french_fries    food 0   50 68 46
1f355 pizza           food -90 50 38 40
1f96a sandwich        food 0   50 62 40
1f959 kebab           food 0   52 66 40
1f32e taco            food 0   58 68 44
1f32f burrito         food 45  50 58 32
1f957 salad           food 0   50 72 46  n:50,36
1f35d spaghetti       food 0   50 78 38  n:50,52
1f35c ramen_bowl      food 0   50 66 42  n:50,50
1f372 soup_pot        food 0   50 78 34  n:50,45
1f35b curry           food 0   48 80 40  n:48,55
1f363 sushi           food 0   46 60 40
1f95f dumpling        food 45 50 58 42
own-fried-egg fried_egg food 0 50 51 46
own-guacamole guacamole food 0 50 72 40 n:50,42
own-popsicle ice_lolly food 0 50 34 38
own-cheese-bun cheese_bun food 0 50 54 46
1f359 rice_ball       food 0   50 46 40
1f35a bowl_of_rice    food 0   50 74 48
1f365 fish_cake       food 0   50 50 44
1f367 shaved_ice      food 0   50 40 36
1f368 ice_cream       food 0   50 82 40
1f366 ice_cream_cone  food 0   50 50 34
1f967 pie             food 0   50 56 42
1f9c1 cupcake         food 0   50 52 38
1f370 cake            food 0   40 66 36
1f382 birthday_cake   food 0   50 70 50
1f36e pudding         food 0   50 70 38
1f36d lollipop        food 45  50 30 42
1f36c candy           food 0   48 48 38
1f36b chocolate_bar   food 45  50 66 34
1f37f popcorn         food 0   50 66 40
1f369 donut           food 0   50 45 50
1f36a cookie          food 0   50 50 50
1f330 chestnut        food 0   50 58 48
1f95c peanut          food -45 50 34 32
1f36f honey_pot       food 0   50 62 44
1f95b glass_of_milk   food 0   50 62 36
2615 cup_of_coffee    food 0   41 66 40  n:41,36
1f375 cup_of_tea      food 0   50 64 46  n:50,40
1f9c3 juice_box       food 0   38 62 28
1f964 soda            food 0   50 58 32
1f9cb bubble_tea      food 0   50 50 34
1f37a beer            food 0   42 58 32
1fad6 teapot          food 0   48 58 40
1f9c9 mate            food 0   50 62 42
1f37e bottle_of_champagne food 45 50 64 26
1f961 takeaway_box    food 0   50 56 42
1f9ca ice_cube        food 0   34 62 34
1f6bd toilet          thing 0  38 62 36  n:38,46 stands
1f6c1 bathtub         thing 0  48 61 34  n:42,50 stands
1faa0 plunger         thing -45 50 74 30
1f9fb toilet_paper    thing 0  30 52 34
1f9fc soap            thing 0  50 50 42
1f9fd sponge          thing 0  52 48 42
1f9fa basket          thing 0  50 72 44
1faa3 bucket          thing 0  52 52 42
1f6cb-fe0f sofa       thing 0  36 74 40  n:36,62 stands
1fa91 chair           thing 0  50 20 30  n:50,10 stands
own-gaming-chair gaming_chair thing 0 50 42 34 n:50,6 stands
own-armchair armchair thing 0 50 42 44 n:50,10 stands
1f6cf-fe0f bed        thing 0  45 70 40  stands
1f6aa door            thing 0  50 40 34
1fa9e mirror          thing 0  50 48 36
1f4fa television      thing 0  37 49 38  n:45,18 stands
1f4fb radio           thing 0  50 55 44  n:50,33 stands
1f4f1 smartphone      thing 0  50 50 44
1f4bb laptop          thing 0  50 34 50
1f5a5-fe0f computer   thing 0  50 34 56
1f5a8-fe0f printer    thing 0  50 48 50
1f4f7 camera          thing 0  50 68 44
1f3a5 movie_camera    thing 0  40 66 34
260e-fe0f telephone   thing 0  50 66 50  stands
1f50b battery         thing 0  50 56 36
1f4a1 light_bulb      thing 0  50 38 36
1f56f-fe0f candle     thing 0  50 68 26
1f9ef fire_extinguisher thing 0 56 60 32 stands
1f6e2-fe0f oil_drum   thing 0  50 56 40  stands
1f4b0 money_bag       thing 0  50 60 42
1f4b3 credit_card     thing 0  50 58 44
1f48e diamond         thing 0  50 46 38
2699-fe0f gear        thing 0  50 50 60
1f9f1 brick_wall      thing 0  50 50 54
1f9f2 magnet          thing 0  50 30 44
1f4a3 bomb            thing 0  46 56 44
1f9e8 firecracker     thing -45 50 62 24
26b0-fe0f coffin      thing 25 50 44 34
1faa6 gravestone      thing 0  50 46 34
26b1-fe0f urn         thing 0  50 60 44
1f3fa amphora         thing 0  50 44 32
1f52e crystal_ball    thing 0  50 48 44
1f488 barber_pole     thing 0  50 50 28
1f48a pill            thing -45 50 34 34
1fa78 drop_of_blood   thing 0  50 66 40
1f9a0 microbe         thing 0  42 52 34
1f381 gift            thing 0  50 66 46
1f388 balloon         thing 0  57 36 36
1f4e6 cardboard_box   thing 0  34 64 30
1f4eb mailbox         thing 0  34 58 34
1f4da pile_of_books   thing 0  26 36 30
1f5d1-fe0f wastebasket thing 0 50 56 44
1f392 backpack        thing 0  50 50 42
own-jetpack jetpack thing 0 50 50 42
1f9f3 suitcase        thing 0  50 54 40
1f4bc briefcase       thing 0  50 64 46
1f45b purse           thing 0  50 64 46
1f45c handbag         thing 0  50 64 46
2602-fe0f umbrella    thing 0  50 36 46
1f3b2 die             thing 0  32 62 30
1f3ae game_controller thing 0  50 56 44
1f579-fe0f joystick   thing 0  36 62 28
26bd football         thing 0  50 52 46
1f3c0 basketball      thing 0  50 52 46
1f3c8 american_football thing -45 50 46 34
26be baseball         thing 0  50 52 46
1f3d0 volleyball      thing 0  50 52 46
1f94a boxing_glove    thing 0  46 48 36
1f3c6 trophy          thing 0  50 28 32  stands
1fa80 yo-yo           thing 0  46 62 36
1f9f6 ball_of_yarn    thing 0  54 52 36
1f3b8 guitar          thing -45 50 68 30  n:50,44
1f941 drum            thing 0  50 72 42  n:50,40
1f3bb violin          thing -45 50 66 28  n:52,41
1fa97 accordion       thing 0  50 52 40
1f3b9 piano           thing 0  50 60 50
1f6f9 skateboard      thing 90 50 40 30
1f3ee lantern         thing 0  50 48 38
1f6df lifebuoy        thing 0  50 50 60
1f5ff stone_head      thing 0  50 50 50
1f9e0 brain           thing 0  50 46 44
1fac0 heart           thing 0  56 62 36
1f9b7 tooth           thing 0  50 38 46
2764-fe0f heart       thing 0  50 45 46
1f441-fe0f eyeball    thing 0  50 82 30
2b50 star             thing 0  50 54 40
1f4a7 drop_of_water   thing 0  50 66 42
1f525 flame           thing 0  56 66 36
2601-fe0f cloud       thing 0  52 54 46
1f32a-fe0f tornado    thing 0  50 34 50
2600-fe0f sun         thing 0  50 50 42
1f315 full_moon       thing 0  50 52 46
1f30d planet_earth    thing 0  50 50 50
1fa90 planet          thing 0  47 52 38
1f308 rainbow         thing 0  44 44 26
26a1 lightning_bolt   thing 0  50 46 22
1faa8 rock            thing 0  46 58 40
1f9fe receipt         thing 0  50 45 40
1f9ff evil_eye        thing 0  50 80 30
1faa9 disco_ball      thing 0  50 56 44
1fa99 coin            thing 0  50 50 52
23f0 alarm_clock      thing 0  50 54 40
23f3 hourglass        thing 0  50 30 34
1f570-fe0f mantel_clock thing 0 50 42 40 stands
1f9ed compass         thing 0  50 52 46
1f484 lipstick        thing 0  50 66 26
1f3af target          thing 0  42 52 44
1f4bf compact_disc    thing 0  50 50 60
1f9ec dna             thing 0  50 50 24
1f6d2 shopping_cart   thing 0  46 40 36  stands
own-fridge fridge thing 0  48 58 42  stands
own-washing-machine washing_machine thing 0  50 58 40  stands
own-microwave microwave thing 0  39 52 40  stands
own-oven oven thing 0  50 62 44  stands
own-router router thing 0 50 72 32 stands
own-smoke smoke thing 0 50 44 40
own-coffee-machine coffee_machine thing 0 50 36 42 stands
own-air-fryer air_fryer thing 0 50 40 42 stands
own-tamagotchi virtual_pet thing 0 50 51 36
own-walking-frame walking_frame thing 0 50 64 34 stands
own-whisk whisk thing 0 50 33 30
own-spatula spatula thing 0 50 17 26
own-trampoline trampoline thing 0 50 51 34 stands
own-pacifier pacifier thing 0 50 47 34
own-dentures dentures thing 0 50 19 20 stands
own-defibrillator defibrillator thing 0 50 41 38 stands
own-slipper slipper thing 0 32 62 28 n:84,40 stands
own-football-boot football_boot thing 0 32 52 26 n:30,20 stands
own-toaster toaster thing 0  48 68 44  stands
own-vending-machine vending_machine thing 0  42 42 34  stands
own-typewriter typewriter thing 0  50 72 40  n:50,36 stands
1f697 car             vehicle 0 44 68 30 n:52,36 stands
1f695 taxi            vehicle 0 50 68 30 n:50,36 stands
1f699 jeep            vehicle 0 46 68 30 n:52,26 stands
1f68c bus             vehicle 0 46 64 34 n:48,26 stands
1f3ce-fe0f racing_car vehicle 0 50 75 20 n:58,68 stands
1f693 police_car      vehicle 0 50 64 30 n:48,36 stands
1f691 ambulance       vehicle 0 60 56 34 n:56,28 stands
1f692 fire_engine     vehicle 0 44 64 34 n:36,20 stands
1f690 van             vehicle 0 50 66 34 n:46,36 stands
1f6fb pickup_truck    vehicle 0 50 66 30 n:64,56 stands
1f69a truck           vehicle 0 66 50 34 n:64,24 stands
1f69c tractor         vehicle 0 30 58 28 n:58,24 stands
1f6f5 scooter         vehicle 0 64 62 26 n:52,48 stands
1f3cd-fe0f motorcycle vehicle 0 46 60 26 n:60,50 stands
1f6b2 bicycle         vehicle 0 50 60 20 n:60,40 stands
1f682 locomotive      vehicle 0 44 56 32 n:68,14 stands
1f683 tram            vehicle 0 50 56 44 n:50,30 stands
1f68a metro_train     vehicle 0 50 46 40 n:50,10 stands
1f686 train           vehicle 0 50 36 36 n:50,8  stands
2708-fe0f aeroplane   vehicle -45 50 28 22 n:50,18
1f6e9-fe0f small_plane vehicle -45 50 40 20 n:50,30
1f6ec bomber_plane    vehicle 0 60 46 26 n:86,50 nose
1f6eb passenger_plane vehicle 0 60 36 26 n:86,26 nose
1f680 rocket          vehicle -45 50 44 30 n:50,16
1f6f8 flying_saucer   vehicle 0 50 62 36 n:50,22
1f681 helicopter      vehicle 0 36 54 32 n:40,34
26f5 sailing_boat     vehicle 0 48 68 36 n:56,66 stands
1f6a2 ship            vehicle 0 40 70 40 n:46,42 stands
1f6f6 canoe           vehicle 0 36 66 28 n:44,58 stands
1f6fc roller_skate    vehicle 0 44 48 34 stands
1f68b tram_car        vehicle 0 50 50 40 stands
own-forklift forklift vehicle 0 36 66 26 n:36,48 stands
own-golf-cart golf_cart vehicle 0 50 65 22 n:42,44 stands
own-monster-truck monster_truck vehicle 0 60 41 24 n:50,12 stands
own-excavator excavator vehicle 0 34 62 26 n:42,27 stands
own-submarine submarine vehicle 0 46 58 44 n:50,26
own-hot-air-balloon hot_air_balloon vehicle 0 50 36 42 n:50,80
1f333 tree            plant 0 50 38 44
1f332 fir_tree        plant 0 50 62 34
1f384 christmas_tree  plant 0 50 52 34
1f334 palm_tree       plant 0 50 68 20
1f335 cactus          plant 0 50 42 25
1fab5 log             plant 0 48 58 36 n:48,22
1f344 mushroom        plant 0 50 44 40
1fab4 potted_plant    plant 0 50 80 34
1f337 tulip           plant 0 50 44 36
1f339 rose            plant 0 50 32 32
1f33b sunflower       plant 0 50 41 32
1f33c daisy           plant 0 50 42 24
1f33a hibiscus        plant 0 48 48 34
1f338 cherry_blossom  plant 0 50 50 40
1f331 seedling        plant 0 50 82 34
1f340 four-leaf_clover plant 0 48 46 40
1f38d bamboo          plant 0 50 58 24
1f341 maple_leaf      plant 0 50 52 34
1f455 t-shirt         clothes 0 50 66 40 n:50,31
own-denim-jacket denim_jacket clothes 0 50 58 36 n:50,20
1f9e5 coat            clothes 0 50 60 36 n:50,26
1f457 dress           clothes 0 50 62 34 n:50,20
1f458 kimono          clothes 0 50 40 36 n:50,18
1f94b martial_arts_uniform clothes 0 50 60 36 n:50,31
1f3bd running_shirt   clothes 0 50 60 36 n:50,22
1f9ba safety_vest     clothes 0 50 60 36 n:50,14
1f97c lab_coat        clothes 0 50 60 36 n:50,22
1f456 jeans           clothes 0 50 20 30 n:50,9
1f3e0 house           building 0 62 52 30 n:50,14 stands
1f3f0 castle          building 0 50 60 34 n:50,8 stands
1f3da-fe0f haunted_house building 0 50 48 36 n:50,14 stands
26ea church           building 0 50 60 30 n:50,20 stands
1f3e2 office_tower    building 0 50 44 34 n:50,8 stands
1f3ed factory         building 0 40 64 30 n:74,34 stands
1f3ef pagoda          building 0 50 46 30 n:50,10 stands
1f30b volcano         building 0 50 72 34 n:50,30 stands
1f3d4-fe0f mountain   building 0 50 60 40 n:50,16 stands
1f3aa circus_tent     building 0 50 62 34 n:50,26 stands
own-lighthouse lighthouse building 0 50 56 26 n:50,10 stands
1f5fc tower           building 0 50 60 24 n:50,8 stands
26f2 fountain         building 0 50 62 34 n:50,48 stands
1f3db-fe0f temple     building 0 50 55 40 n:50,14 stands
1f5fd statue_of_liberty building 0 62 56 20 stands
own-bagpipes bagpipes thing 0 60 66 40
own-column-cactus column_cactus plant 0 50 42 30
own-chainsaw chainsaw thing 0 37 58 28 stands
own-vacuum-cleaner vacuum_cleaner thing 0 33 68 30 stands
own-blender blender thing 0 50 48 36 stands
own-traffic-cone traffic_cone thing 0 50 50 26 stands
own-lava-lamp lava_lamp thing 0 50 46 30 stands
own-stapler stapler thing 0 46 57 32 stands
own-clothes-iron iron thing 0 40 66 34 stands
own-hair-dryer hair_dryer thing 0 46 40 34
own-sewing-machine sewing_machine thing 0 58 27 26 stands
own-power-drill drill thing 0 66 36 28 stands
own-pillow pillow thing 0 50 50 44
own-surfboard surfboard thing 0 50 52 34
own-snowboard snowboard thing 0 50 52 34
own-cannon cannon thing 0 56 42 26 stands
own-harp harp thing 0 56 56 34 stands
own-fire-hydrant fire_hydrant thing 0 50 48 34 stands
own-iceberg iceberg thing 0 50 50 36 stands
own-dumbbell dumbbell thing 0 50 50 24
own-gramophone gramophone thing 0 50 84 30 stands
own-jukebox jukebox thing 0 50 42 30 stands
own-cheese-grater cheese_grater thing 0 50 54 34 stands
own-snow-globe snow_globe thing 0 50 48 40 stands
own-wardrobe wardrobe thing 0 50 45 50 stands
own-watering-can watering_can thing 0 53 62 40 stands
own-xylophone xylophone thing 0 50 54 44
own-rubiks-cube rubik's_cube thing 0 50 56 44
own-cassette cassette thing 0 50 47 36
own-toothpaste toothpaste thing 0 54 48 32
own-robot-vacuum robot_vacuum thing 0 50 62 36 stands
own-dishwasher dishwasher thing 0 50 58 40 stands
own-shelf shelf thing 0 50 51 36 stands
own-coat-rack coat_rack thing 0 50 40 22 n:50,6 stands
own-table table thing 0 50 35 40 stands
own-raspberry raspberry food 0 50 58 44
own-plum plum food 0 50 58 46
own-ketchup ketchup food 0 50 42 34
own-mustard mustard food 0 50 42 34
own-lasagna lasagna food 0 40 66 42
own-tortilla potato_omelette food 0 35 64 44
own-currywurst currywurst food 0 50 71 44
own-stroopwafel stroopwafel food 0 50 47 50
own-schnitzel schnitzel food 0 46 54 44
own-pierogi pierogi food 0 50 71 30
own-baklava baklava food 0 50 72 34
own-spaghetti-monster spaghetti_monster food 0 50 58 46
own-peeled-banana peeled_banana food 0 66 44 24
own-pine-cone pine_cone plant 0 50 54 50
own-custard-tart custard_tart food 0 50 70 44
own-churros churros food 0 50 73 40
own-rhubarb rhubarb plant 0 50 60 34
own-takoyaki takoyaki food 0 50 70 44
own-scone scone food 0 50 71 42
own-full-breakfast full_breakfast food 0 50 58 38
own-macaron macaron food 0 50 30 40
own-eclair éclair food 0 50 58 34
own-brownie brownie food 0 40 62 44
own-corn-dog corn_dog food 0 50 42 38
own-nuggets chicken_nuggets food 0 50 68 44
own-onion-rings onion_rings food 0 43 61 40
own-kimbap gimbap food 0 42 59 40
own-spring-roll spring_roll food 0 47 63 30
own-iv-drip iv_drip thing 0 50 43 38
own-magic-wand magic_wand thing 0 50 42 36
own-hex-key hex_key thing 0 28 42 24
own-lightstick light_stick thing 0 50 28 36
own-coat-hanger coat_hanger thing 0 50 65 25
own-light-switch light_switch thing 0 50 50 40
own-plug-socket plug_socket thing 0 50 52 40
own-nappy nappy clothes 0 50 62 38
own-blackboard blackboard thing 0 50 44 42 stands
own-whiteboard whiteboard thing 0 50 42 42 stands
own-locker locker thing 0 48 48 40 stands
own-inhaler inhaler thing 0 54 58 38
own-x-ray x-ray thing 0 50 47 44
own-tampon tampon thing 0 50 34 24
own-condom condom thing 0 50 52 40
own-skipping-rope skipping_rope thing 0 50 22 20
own-bouncy-castle bouncy_castle building 0 50 68 36 stands
own-game-boy handheld_console thing 0 50 32 40
own-portable-console portable_console thing 0 50 50 36
own-dandelion dandelion_clock plant 0 50 39 34
own-toilet-brush toilet_brush thing 0 50 84 30 stands
own-crocs crocs clothes 0 46 60 34
own-broth puddle_of_soup food 0 50 41 40
own-plate empty_plate thing 0 50 58 40
own-sash sash clothes 0 50 58 28
own-dish-bowl steaming_bowl food 0 50 68 46
own-lawn-mower lawn_mower vehicle 0 38 68 34 n:36,44 stands
own-wheelbarrow wheelbarrow vehicle 0 43 53 42 n:46,40 stands
own-army-tank tank vehicle 0 50 54 38 n:58,26 stands
own-bulldozer bulldozer vehicle 0 48 62 32 n:70,14 stands
own-windmill windmill building 0 50 58 26 stands
own-pyramid pyramid building 0 40 66 36 stands
own-igloo igloo building 0 50 38 34 stands
own-suit suit clothes 0 50 60 36 n:50,20
own-tuxedo tuxedo clothes 0 50 60 36 n:50,20
own-uniform uniform clothes 0 50 60 36 n:50,20
own-overalls overalls clothes 0 50 60 36 n:50,20
own-apron apron clothes 0 50 60 36 n:50,20
own-bullfighter-jacket bullfighter_jacket clothes 0 50 60 36 n:50,20
own-striped-shirt striped_shirt clothes 0 50 60 36 n:50,20
own-ballet-dress ballet_dress clothes 0 50 60 36 n:50,20
own-bee-suit bee_suit clothes 0 50 60 36 n:50,20
own-robe robe clothes 0 50 60 36 n:50,20
own-wetsuit wetsuit clothes 0 50 60 36 n:50,20
own-puffer-jacket puffer_jacket clothes 0 50 60 36 n:50,20
own-hero-suit hero_suit clothes 0 50 60 36 n:50,20
own-jersey football_shirt clothes 0 50 60 36 n:50,20
own-referee-shirt referee_shirt clothes 0 50 60 36 n:50,20
own-leather-jacket leather_jacket clothes 0 50 60 36 n:50,20
own-rhinestone-suit rhinestone_suit clothes 0 50 60 36 n:50,20
own-toga toga clothes 0 50 60 36 n:50,20
own-cardigan cardigan clothes 0 50 60 36 n:50,20
own-hoodie hoodie clothes 0 50 60 36 n:50,20
own-pyjamas pyjamas clothes 0 50 60 36 n:50,20
own-scrubs scrubs clothes 0 50 60 36 n:50,20
own-ruffle-dress ruffle_dress clothes 0 50 60 36 n:50,20
own-hawaiian-shirt hawaiian_shirt clothes 0 50 60 36 n:50,20
own-racing-suit racing_suit clothes 0 50 60 36 n:50,20
own-space-suit space_suit clothes 0 50 60 36 n:50,20
own-dark-armour dark_armour clothes 0 50 60 36 n:50,20
own-gown gown clothes 0 50 60 36 n:50,20
own-tunic tunic clothes 0 50 60 36 n:50,20
own-parking-meter parking_meter thing 0 50 40 30 stands
own-escalator escalator thing 0 58 72 30 stands
own-photocopier photocopier thing 0 46 64 40 stands
own-rickshaw rickshaw vehicle 0 64 56 26 n:62,46 stands
own-eraser eraser thing 0 44 58 30
own-pencil-sharpener pencil_sharpener thing 0 50 62 34 stands
own-usb-stick usb_stick thing 0 50 60 38
own-zipper zipper thing 0 50 40 34
own-shirt-button button thing 0 50 50 34
own-candy-cane candy_cane food 0 36 60 18 n:52,4
own-sandcastle sandcastle building 0 50 58 36 n:50,18 stands
own-extension-cord extension_cord thing 0 52 68 40
own-carpet carpet thing 0 50 50 34
own-curtain curtain thing 0 50 40 34 n:50,4
own-doorbell doorbell thing 0 50 44 30 stands
own-fence fence thing 0 50 60 44 stands
own-playground-swing swing thing 0 50 80 26 n:50,4 stands
own-seesaw seesaw thing 0 50 72 22 stands
own-rubber-band rubber_band thing 0 50 18 22
own-dough-jar jar_of_dough food 0 50 60 42 stands
own-garden-hose garden_hose thing 0 50 62 34
own-manhole-cover manhole_cover thing 0 50 50 40
own-totem-pole totem_pole thing 0 50 50 30 stands
own-gumball-machine gumball_machine thing 0 50 36 40 stands
own-tree-house tree_house building 0 50 47 28 stands
own-paper-crane paper_crane thing 0 54 60 24
own-paper-plane paper_plane thing 0 62 46 26
own-arcade-machine arcade_machine thing 0 50 36 34 stands
own-cauldron cauldron thing 0 50 62 46 stands
own-safe safe thing 0 46 50 42 stands
own-anvil anvil thing 0 58 34 34 stands
own-birdhouse birdhouse building 0 50 62 30
own-dog-house dog_house building 0 50 50 34 stands
own-nutcracker nutcracker thing 0 50 34 26 stands
own-treadmill treadmill thing 0 42 84 26 stands
own-dreamcatcher dreamcatcher thing 0 50 34 34
own-horseshoe horseshoe thing 0 50 82 26
own-well well building 0 50 80 36 stands
own-corkscrew corkscrew thing 0 50 14 26
own-matchstick matchstick thing 0 50 28 24
own-wheelie-bin wheelie_bin thing 0 48 56 40 stands
own-pothole pothole thing 0 50 56 34
own-earbud earbud thing 0 51 35 34 stands
own-food-truck food_truck vehicle 0 38 68 30 n:38,18 stands
own-snooze-button snooze_button thing 0 50 76 38 stands
own-desk-fan desk_fan thing 0 50 39 40 stands
`;
