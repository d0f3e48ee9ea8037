/** What may be left out of a foreign sentence that nobody understands as a whole, and what may not: who weeps for a death is no joke. */
import { findTender } from '../author/tender-words.ts';

/** A sentence without a part of it. */
export interface Shortened {
  rest: string;
  leftOut: string;
}

/** How words of death, illness, loss and violence begin in the languages of wishes; `word#` is a whole one. */
const GRAVE_BEGINNINGS: Readonly<Record<string, string>> = {
  de: `\\p{L}*gestorben verstorben st[ie]rb starb tot(?:e[nrs]?)?# tod töt getöt umgebracht ermord \\p{L}*krebs# \\p{L}*krank
    beerdig begräb begrab friedhof grab# verlor verlier verlust verlass krieg# trauer geschlagen schläg schlug misshand gewalt verletz
    \\p{L}*unfall verunglück blut operiert demenz alzheimer schlaganfall herzinfarkt leiche sarg witwe`,
  fr: `mort(?!ad) mour meur décé tué tue(?:nt)?# tuer cancer malad enterr funér obsèq cimeti perd deuil guerre frapp batt?u bless
    accident sang# hôpital veu[fv] quitt abandon`,
  es: `muert muri[óe] muer[ea] morir fallec mat(?:ó|ar\\p{L}*|ado|aron|an|a)# cáncer cancer enferm entierr enterr funeral cementerio perd
    pierd luto guerra golpe herid accidente sangre hospital viud abandon dejó#`,
  it: `mort(?!ad) mor[ìi] muor muoi decedut uccis uccid ammazz cancro tumore malat sepol funeral cimitero pers[oaie]# perd lutto guerra
    picchi ferit incidente sangue ospedale vedov abbandon lasciat`,
  pt: `mort(?!ad) morr falec matou matar câncer cancro doen[tç] enterr velório funeral cemitério perd luto guerra bateu ferid acidente
    sangue hospital viúv abandon deixou`,
  nl: `gestorven sterv stierf overle[dl] dood dode gedood kanker \\p{L}*ziek begra[fv] kerkhof verloren verloor verlies rouw oorlog
    geslagen slaat mishandel gewond \\p{L}*ongeluk bloed weduw verlaten`,
  pl: `umar umie?r zmar śmier martw(?:y|a|e|ego|ej)# zabi[łćjt] nowotw rak(?:a|iem)?# chor[yaeoą] choruj zachorow pogrzeb cmentarz grób
    grobi strac utrac żałob wojn pobi bije# bił rann[yae] wypad[ek] krew# szpital wdow opuści porzuci`,
  cs: 'umř umír zemř mrtv smrt zabi rakovin nemoc pohř hřbitov ztrat válk zraně nehod krev# vdov opusti',
  ru: `умер умир умр м[её]ртв смерт погиб уби[лтйв] рак(?:а|ом)?# боле[енюзл] больн похорон кладбищ потеря теря войн бь[её]т изби ранен
    авари кров(?!ат) вдов гроб# бросил`,
  uk: 'помер вмер вмир загин мертв смерт вби[влт] хвор рак(?:у|ом)?# похорон кладовищ цвинтар втрат війн поран кров(?!ат) вдов',
  sv: 'död dog# dör# avlid cancer sjuk begrav kyrkogård förlora sorg krig slår# slog# skad olyck blod änk lämna',
  el: 'πέθαν πεθαίν νεκρ θάνατ σκότω καρκίν άρρωστ κηδεί έχασ πόλεμ πένθ αίμα',
  ja: '\\p{L}*[死墓葬殺癌病]',
  ko: '장례 무덤 죽 병원 전쟁',
};
const GRAVE = new Map(
  Object.entries(GRAVE_BEGINNINGS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.trim().split(/\s+/u).join('|').replaceAll('#', '(?!\\p{L})')})`, 'iu'),
  ]),
);
const GRAVE_IN_ENGLISH =
  /\b(?:dies|died|dying|dead(?!line)|deaths?|kill(?:s|ed)|cancer|(?:very )?ill|illness|sick|disease|funeral|cemetery|grave|loses|lost|war|wounded|blood|widow(?:er)?)\b/u;

/** What is left ends in them only where what they belong to is gone: "mange seulement | quand", "ne mange que | quand". */
const DANGLING =
  /(?<!\p{L})(?:nur|auch|selbst|außer|seulement|uniquement|que|même|sauf|surtout|sol[oa]|sólo|solamente|únicamente|incluso|excepto|salvo|soltanto|anche|persino|tranne|só|somente|apenas|mesmo|exceto|tylko|jedynie|nawet|oprócz|jen|pouze|kromě|только|лишь|даже|кроме|тільки|лише|навіть|bara|endast|även|utom|alleen|slechts|zelfs|behalve|μόνο)$/iu;

/** What somebody does only then they do not do, and who fears something fears that. */
const SAYS_OTHER = /\bonly\b|\b(?:afraid|frightened|scared|fearful|fears?)$/u;

/** @param glossed what is known of the part that is left out, in English. */
export const mayLeaveOut = ({ rest, leftOut }: Shortened, glossed: string | undefined, language: string): boolean =>
  !DANGLING.test(rest.trim()) &&
  GRAVE.get(language)?.test(leftOut) !== true &&
  findTender(leftOut) === null &&
  (glossed === undefined || (!GRAVE_IN_ENGLISH.test(glossed) && findTender(glossed) === null));

/** @param told what is left, in English. */
export const saysTheSame = (told: string): boolean => !SAYS_OTHER.test(told);
