/** Given names: Dolores is a woman, whatever the word says in her language. */
import { isEnglishWord } from '../author/english-words.ts';
import { tagWords } from '../author/tag-words.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/u));

/** Those that no English dictionary has. */
const WOMEN = setOf(
  `gabi uschi renate ingrid gisela ursula waltraud erna hildegard gertrud lieselotte brunhilde kerstin birgit petra anja heike silke ulrike jutta elke frauke wiebke
  giulia francesca chiara alessia giovanna ginevra fiorella federica beatriz pilar nieves mercedes remedios consuelo encarna maribel guadalupe conchita inés begoña
  amélie chloé manon océane solène aurélie camille josiane ginette svetlana ludmila oksana nadia olga irina galina tatiana agnieszka małgorzata katarzyna zofia
  jadwiga zeynep elif fatma aisha yuki sakura hanako priya lakshmi ananya astrid freya saoirse siobhan aoife niamh inge`,
);
const MEN = setOf(
  `heinz jürgen uwe detlef horst günter manfred siegfried rüdiger wolfgang thorsten torsten holger dieter gerd hartmut ulrich jens björn lars
  giuseppe gennaro matteo lorenzo pasquale ignacio paco pepe manolo javier joaquín thierry gérard benoît gaël loïc jean-pierre jean-claude marek krzysztof
  wojciech zbigniew janusz tomasz dmitri vladimir sergej sergei ivan boris igor mustafa hasan yusuf emre murat hiroshi takeshi kenji rajesh arjun ravi
  gunnar eirik torsten pádraig seamus`,
);

/** Who has such a name; undefined for any other word, as which a name may be meant: "rose", "mark". */
export function genderOfGivenName(word: string): 'she' | 'he' | undefined {
  const name = word.toLowerCase();
  if (isEnglishWord(name)) return undefined;
  if (WOMEN.has(name)) return 'she';
  if (MEN.has(name)) return 'he';
  const tags = tagWords(word).at(-1)?.tags;
  return tags?.has('FemaleName') ? 'she' : tags?.has('MaleName') ? 'he' : undefined;
}

/** What goes on behind who is called so. */
const BEHIND =
  '(?:from|who|that|with|without|at|in|on|and|is|the|of|\\p{L}+ing|aus|von|vom|der|die|mit|im|in|bei|del|de|da|di|dal|della|que|qui|che|con|avec|com|du|chez|en|na|no)';
const NAMED_FIRST = new RegExp(`^(\\p{Lu}[\\p{L}-]+)(?: \\p{Lu}\\p{Ll}+)?(?= ${BEHIND}(?!\\p{L})|$)`, 'u');
/** "My dog Luna", "Opa Heinz": a name behind who has it. */
const NAMED_BEHIND = /^((?:\p{L}+ ){0,3}?\p{L}+) (\p{Lu}\p{L}+)(?= |$)/u;

/** The name with which a text begins, written as a name: "Linda from accounting". */
export function findGivenName(typed: string): { name: string; gender: 'she' | 'he' } | undefined {
  const [name = '', first = ''] = NAMED_FIRST.exec(typed.trim()) ?? [];
  const gender = genderOfGivenName(first);
  return gender && { name, gender };
}

/** Who is called so, and the name behind. */
export function findNameBehind(typed: string): { who: string; name: string } | undefined {
  const [, who = '', name = ''] = NAMED_BEHIND.exec(typed.trim()) ?? [];
  return genderOfGivenName(name) && { who, name };
}
