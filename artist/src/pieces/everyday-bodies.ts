/** Everyday things that a wish may be about, in the columns of `BODIES`. Chance chooses none of them: most say little as a part of somebody. */
export const EVERYDAY_BODIES = `
own-radiator radiator thing 0 50 46 40 stands
own-unicycle unicycle vehicle 0 50 68 24
own-filing-cabinet filing_cabinet thing 0 50 56 34 stands
own-hot-tub hot_tub thing 0 50 76 40 stands
own-grill grill thing 0 50 52 36 stands
own-flat-tyre flat_tyre thing 0 50 48 40 stands
own-parking-ticket parking_ticket thing 0 50 62 36
own-biscuit-tin biscuit_tin food 0 50 70 42 stands
own-friendship-bracelet friendship_bracelet thing 0 50 78 28
own-leaf-blower leaf_blower thing 0 42 40 30
own-sudoku sudoku thing 0 50 50 40
own-kotatsu kotatsu thing 0 50 70 36 stands
own-hearing-aid hearing_aid thing 0 70 62 20
own-ankle-monitor ankle_monitor thing 0 48 70 34
own-bubble-wrap bubble_wrap thing 0 50 50 44
own-keyboard-key keyboard_key thing 0 50 62 34 stands
own-spinning-top spinning_top thing 0 50 52 34
own-bath-bomb bath_bomb thing 0 50 50 44
own-doormat doormat thing 0 50 54 40
own-toilet-seat toilet_seat thing 0 50 20 34
own-pogo-stick pogo_stick thing 0 50 44 18
own-pool-table pool_table thing 0 50 74 22 stands
own-solar-panel solar_panel thing 0 50 40 40 stands
own-oven-glove oven_glove thing 0 48 42 34
own-walkie-talkie walkie_talkie thing 0 50 66 38 stands
own-tea-bag tea_bag food 0 50 56 36
own-lint-roller lint_roller thing 0 50 28 34
own-ironing-board ironing_board thing 0 46 40 26 stands
own-litter-box litter_box thing 0 50 70 40 stands
own-croissant croissant food 0 50 40 34
own-paddling-pool paddling_pool thing 0 50 70 36 stands
own-bird-feeder bird_feeder thing 0 50 62 32
own-moka-pot moka_pot thing 0 50 74 34 stands
own-french-press french_press thing 0 49 70 36 stands
own-ceiling-fan ceiling_fan thing 0 50 58 24
own-smoke-alarm smoke_alarm thing 0 50 52 40
own-wet-floor-sign wet_floor_sign thing 0 50 72 32 stands
own-punch-bag punch_bag thing 0 50 54 34
own-cotton-bud cotton_bud thing 0 50 19 22
own-deodorant deodorant thing 0 50 54 34 stands
own-exercise-ball exercise_ball thing 0 50 52 48
own-bathroom-scale bathroom_scale thing 0 50 64 40 stands
own-washing-line washing_line thing 0 34 43 18 stands
own-name-tag name_tag thing 0 50 60 40
own-grandfather-clock grandfather_clock thing 0 50 32 22 stands
own-glow-stick glow_stick thing 24 50 56 17
own-pencil-case pencil_case thing 0 50 64 42 stands
own-tin-opener tin_opener thing 0 50 36 26
own-sleep-mask sleep_mask thing 0 50 62 20
own-first-aid-kit first_aid_kit thing 0 50 59 26 stands
own-egg-cup egg_cup food 0 50 32 34 stands
own-feather-duster feather_duster thing 0 50 34 36
own-glue-stick glue_stick thing 0 50 52 38 stands
own-hamster-wheel hamster_wheel thing 0 50 34 32 stands
own-jack-in-the-box jack_in_the_box thing 0 50 32 24 stands
own-lip-balm lip_balm thing 0 50 84 30 stands
own-neck-pillow neck_pillow thing 0 50 20 28
own-paper-bag paper_bag thing 0 52 54 42 stands
own-pie-chart pie_chart thing 0 42 60 34
own-pizza-box pizza_box food 0 50 84 26 stands
own-plastic-bag plastic_bag thing 0 50 64 42 stands
own-hole-punch hole_punch thing 0 34 82 22 stands
own-spray-can spray_can thing 0 50 72 38 stands
own-vape vape thing 0 50 56 26 stands
own-water-cooler water_cooler thing 0 50 28 28 stands
own-water-bottle water_bottle thing 0 50 60 34 stands
own-whoopee-cushion whoopee_cushion thing 0 50 44 46
own-towel towel thing 0 50 40 42
own-charging-cable charging_cable thing 0 27 28 20
own-single-boot single_boot thing 0 46 46 28
own-single-sock single_sock thing 0 52 46 28
own-single-shoe single_shoe thing 0 60 67 26
own-welding-mask welding_mask thing 0 50 66 28
own-welding-torch welding_torch thing 0 62 68 12
own-cash-machine cash_machine thing 0 50 37 36 stands
own-chopping-board chopping_board thing 0 50 58 40
own-conveyor-belt conveyor_belt thing 0 50 42 22 stands
own-desk-lamp desk_lamp thing 0 66 34 24 stands
own-number-plate number_plate thing 0 56 50 32
own-roundabout-sign roundabout_sign thing 0 50 40 24 stands
own-rubber-stamp rubber_stamp thing 0 50 22 24 stands
own-street-lamp street_lamp thing 0 50 31 20 stands
own-zebra-crossing zebra_crossing thing 0 50 62 36
own-block-tower block_tower thing 0 50 46 30 stands
`;
