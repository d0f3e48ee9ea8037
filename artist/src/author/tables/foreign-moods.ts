/**
 * The moods and characters that people wish for in German, Italian, Spanish, French and Japanese, besides the tables of
 * characters and qualities: the English word, and then what means it. Regular feminines and plurals follow from the rules.
 */
export const FOREIGN_MOODS = `
modest: bescheiden, modesto, umile, humilde, modeste, humble, 謙虚
hurt: verletzt, ferito, herido, blessé
exhausted: ausgebrannt, esausto, esaurito, spossato, agotado, exhausto, épuisé, exténué, crevé, くたくた, ヘトヘト
disappointed: enttäuscht, deluso, decepcionado, déçu
overwhelmed: überfordert, sopraffatto, abrumado, dépassé
panicking: panisch, in panico, panicato, en pánico, paniqué, 焦っている, パニック
hysterical: hysterisch, isterico, histérico, hystérique
dramatic: theatralisch, divenhaft, teatrale, teatral, dramatique
depressed: depressiv, deprimiert, depresso, deprimido, déprimé, 落ち込んでいる
nostalgic: nostalgisch, nostalgico, nostálgico, nostalgique
helpful: hilfsbereit, disponibile, servicial, serviable
affectionate: liebevoll, verschmust, anhänglich, affettuoso, coccolone, cariñoso, mimoso, affectueux, affectueuse, câlin, 甘えたがり
messy: unordentlich, schlampig, disordinato, desordenado, désordonné, bordélique, だらしない
chill: locker, gechillt, despreocupado, spensierato, insouciant, désinvolte, のんびり屋, マイペース
cool: lässig, かっこいい, クール, 格好いい
fashionable: modisch, alla moda, a la moda, branché, おしゃれ
old-fashioned: altmodisch, antiquato, anticuado, ringard, démodé
famous: berühmt, famoso, célèbre, 有名
popular: beliebt, popolare, populaire, 人気者
unpopular: unbeliebt, impopolare
sociable: gesellig, socievole
quiet: schweigsam, wortkarg, taciturno, taciturne
discreet: diskret, discreto, discret, discrète
sneaky: hinterhältig, heimtückisch, disonesto, こっそり
gullible: leichtgläubig, credulone, crédulo, crédule
skeptical: skeptisch, scettico, escéptico, sceptique
pessimistic: pessimistisch, pessimista, pesimista, pessimiste, ネガティブ
optimistic: optimistisch, ottimista, optimista, optimiste, ポジティブ
grumpy: brummig, cascarrabias, grognonne, ronchon, ronchonne, bougonne, scorbutico, 不機嫌
aggressive: aggressiv, aggressivo, agresivo, agressif, agressive, 攻撃的
violent: gewalttätig, violento
peaceful: friedlich, pacifico, pacífico, paisible, 平和
frantic: hektisch, frenetico, frenético, frénétique, agitato, agité, 慌てん坊
weak: schwach, debole, débil, faible, 弱い
muscular: kräftig, muskulös, muscoloso, musculoso, musclé, 筋肉質
sporty: sportlich, sportivo, atletico, deportista, sportif, sportive
thin: dünn, schlank, magro, delgado, flaco, mince, maigre, 痩せた
cute: niedlich, carino, puccioso, adorable, tierno, mignon, mignonne, かわいい, 可愛い
sweet: dolce, dulce
creepy: gruselig, unheimlich, inquietante, espeluznante, aterrador, aterradora, effrayant, terrifiant, spaventoso, 不気味, 怖い
venomous: giftig, velenoso, venenoso, venimeux, venimeuse
toxic: toxisch, tossico, tóxico, toxique
mean: gemein, crudele, mesquino, 意地悪
evil: teuflisch, diabolico, diabólico, diabolique
holy: heilig, santo, sainte
pious: fromm, devoto, pieux, pieuse
majestic: majestätisch, maestoso, majestuoso, majestueux, majestueuse, 偉大な
royal: königlich, regale, royal, royale
noble: adelig, adlig, nobile, 高貴
heroic: heldenhaft, eroico, heroico, héroïque
fearless: furchtlos, impavido, intrépido, intrépide, 無敵, 最強
rebellious: rebellisch, ribelle, rebelde, rebelle, 自由奔放
ambitious: ambitioniert, ambizioso, ambicioso, ambitieux, ambitieuse, 努力家
ticklish: kitzlig, kitzelig, chatouilleux, chatouilleuse
has a cold: erkältet, verschnupft, raffreddato, influenzato, resfriado, acatarrado, enrhumé, 風邪, 風邪気味
allergic: allergisch, allergico, alérgico, allergique, 花粉症
blind: cieco, ciego, aveugle
deaf: taub, sordo, sourd
clean: sauber, pulito, limpio, propre
smelly: stinkend, stinkig, puzzolente, apestoso, maloliente, puant, 臭い
hairy: haarig, behaart, peloso, peludo, poilu
fluffy: flauschig, morbidoso, esponjoso, duveteux, duveteuse, ふわふわ, もふもふ
naked: nackt, nudo, desnudo
cursed: verflucht, maledetto, maldito, maudit
enchanted: verzaubert, incantato, encantado, enchanté
possessed: besessen, posseduto, poseído, possédé
undead: untot
philosophical: philosophisch, filosofico, filosófico, philosophe, philosophique
artistic: künstlerisch, artistico, artístico, artistique
creative: kreativ, creativo, créatif, créative
intellectual: intellektuell, intellettuale, intellectuel, intellectuelle
bookish: belesen, gelehrt, colto, culto, cultivé
know-it-all: altklug, saccente
pedantic: pedantisch, pedante, pignolo, pédant, 神経質
perfectionist: perfektionistisch, perfezionista, perfeccionista, perfectionniste, 完璧主義
corrupt: korrupt, corrotto, corrupto, corrompu
innocent: unschuldig, innocente, inocente, 無邪気, 純粋
guilty: schuldig, colpevole, culpable, coupable
addicted to coffee: kaffeesüchtig
addicted to the internet: internetsüchtig
addicted to his phone: handysüchtig
cynical: zynisch, cinico, cínico, cynique
indifferent: gleichgültig, indifferente, indiferente, indifférent, menefreghista, strafottente
apathetic: apathisch, apatico, apático, apathique
motivated: motiviert, motivato, motivado, motivé, やる気満々
unmotivated: demotiviert, desmotivado, démotivé, やる気がない
unemployed: arbeitslos, disoccupato, desempleado, en paro, chômeur, chômeuse, 無職, ニート
wistful: sehnsüchtig
hopeful: hoffnungsvoll, speranzoso, esperanzado
hopeless: hoffnungslos
crazy: wahnsinnig, timbré, loufoque, chiflado
brilliant: genial, geniale, génial, 頭がいい
rabid: tollwütig
embarrassed: peinlich berührt, imbarazzato, avergonzado, embarrassé
shocked: schockiert, scioccato, conmocionado, choqué
whiny: wehleidig, weinerlich, pleurnichard
stoned: bekifft
immortal: unsterblich, immortale, inmortal, immortel, immortelle, 不死身
speechless: sprachlos, senza parole
breathless: atemlos
clueless: ahnungslos, planlos, ratlos, 天然
offended: offeso, ofendido
annoyed: infastidito, scocciato, molesto, harto
angry: incazzato, enojón, enojona, en rogne
sleepy: 寝坊
happy: gioioso
witty: spiritoso, rigolo, rigolote, comique
tiny: minuscolo, diminuto, minuscule
drunk: sbronzo, pompette, éméché, alticcio, achispado
vengeful: vendicativo, vengativo, rachsüchtig, vengeur
lazy: fannullone, scansafatiche, holgazán, holgazana, flojo, flemmard, 面倒くさがり
fanatical: sfegatato, fanatico, fanático, fanatique
party-loving: festaiolo, fiestero, parrandero, juerguista, fêtard, feierfreudig, casinista, パリピ
refined: raffinato, refinado, raffiné
rude: sgarbato, 下品
broke: en bancarrota
calm: calmado, tranquille
invisible: 透明
stupid: stupide, 馬鹿な
blasé: blasiert
jealous: envieux, envieuse
anxious: angoissé, anxieux, anxieuse
impatient: impatient
flirty: coqueta, coqueto, dragueur, dragueuse, flirtend
kind: 親切
lonely: 寂しがり屋
shy: 内気, シャイ
gluttonous: 大食い
attention-seeking: 目立ちたがり屋
arrogant: 偉そう, arrogant
in love: 片思い
cheerful: 明るい
gloomy: 暗い, düster, cupo, sombrío
passionate: 熱血, 情熱的, leidenschaftlich, appassionato, apasionado, passionné
night owl: 夜更かし
mysterious: ミステリアス, 不思議, 謎
suspicious: 怪しい
dangerous: 危険
honest: 素直
moody: ツンデレ
legendary: 伝説の, legendär, leggendario, legendario, légendaire
soaking wet: びしょ濡れ
bored: 暇
busy: 忙しい, beschäftigt, indaffarato, occupato, ocupado, occupé
overworked: 社畜
loud: laut, gritón, gritona
asleep: eingeschlafen, addormentato, endormi
one-legged: einbeinig, con una gamba sola, unijambiste, con una sola pierna
disguised: verkleidet
resigned: rassegnato, rassegnata, rassegnati, rassegnate, resignado, resignada, resignados, resignadas, résigné, résignée, résignés, resigniert
remorseful: arrepentido, arrepentida, arrepentidos, arrepentidas, repentant, repentante, pentito, pentita, pentiti, reumütig, reuig, zerknirscht, arrependido, arrependida
tipsy: brillo, alticcio, alticcia, achispado, achispada, pompette, éméché, éméchée, angeheitert, beschwipst
grumpy: protestón, protestona, protestones
worried: apprensivo, apprensiva, aprensivo, aprensiva
dangerous: gefährlich, pericoloso, peligroso, dangereux, dangereuse, 危険
harmless: harmlos, innocuo, inofensivo, inoffensif
embarrassed: peinlich
disgusted: angeekelt, angewidert, disgustato, schifato, asqueado, dégoûté, écœuré
sour: acido, aspro, ácido, agrio, acide
spicy: piquant, piquante, picante, piccante, épicé, épicée, scharf, 辛い, 辛口
strong: stark, forte, fortissimo
weird: raro, rara, 変, 変わり者
drunk: 酔っぱらい, 酔っ払い, よっぱらい, 酔っぱらってる
sly: ずる賢い, ずるい
hungry: お腹すいた, おなかすいた, お腹が空いた, 腹ペコ
crazy: クレイジー
confused: 混乱, 混乱している
lonely: 寂しがり, 寂しがり屋
sweet: 甘い, süß
disappointed: がっかり
desperate: 絶望
show-off: 目立ちたがり, 目立ちたがり屋
in love: 恋してる, 恋している
tone-deaf: desafinado, desafinada, stonato, stonata
bored: s'ennuie, s'ennuie toujours
`;
