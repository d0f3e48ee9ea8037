/**
 * Rough Latin letters for scripts that have an alphabet; the rest of the world falls back on invented stems. Rows:
 * Cyrillic, Greek, letters that no decomposition reaches, Arabic and Persian, Hebrew, hiragana. One letter and its sound per entry:
 * `ж=zh`.
 */
const SOUNDS = `
  а=a б=b в=v г=g ґ=g д=d е=e ё=io є=ie ж=zh з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=u ф=f
  х=h ц=z ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=iu я=ia ј=i љ=l њ=gn ћ=ch ђ=gi џ=gi
  α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=i φ=f χ=ch ψ=ps ω=o ά=a έ=e
  ή=i ί=i ό=o ύ=i ώ=o
  ß=ss æ=ae œ=oe ø=o å=a đ=d ð=d þ=th ł=l ı=i ŋ=ng ħ=h
  ا=a أ=a إ=i آ=a ب=ba پ=pa ت=ta ث=tha ج=gia ح=ha خ=kha د=da ذ=da ر=ra ز=za س=sa ش=sha ص=sa ض=da ط=ta ظ=za ع=a
  غ=gha ف=fa ق=qa ك=ka ک=ka گ=ga ل=la م=ma ن=na ه=ha و=u ي=i ی=i ى=a ة=a ء=
  א=a ב=b ג=ga ד=d ה=a ו=o ז=z ח=ha ט=t י=i כ=ka ך=k ל=l מ=me ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=z ץ=z ק=ko ר=r ש=sh
  ת=t
  あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi す=su せ=se そ=so た=ta ち=chi つ=tsu て=te と=to な=na に=ni ぬ=nu
  ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ま=ma み=mi む=mu め=me も=mo や=ia ゆ=iu よ=io ら=ra り=ri る=ru れ=re ろ=ro わ=va ん=n
`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  SOUNDS.trim()
    .split(/\s+/u)
    .map((entry): [string, string] => [entry.charAt(0), entry.slice(2)]),
);

const KATAKANA_START = 0x30a1;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Letter by letter into Latin where we know how; other characters stay as they are. */
export function transliterate(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const same = code >= KATAKANA_START && code <= 0x30f3 ? String.fromCodePoint(code - KATAKANA_TO_HIRAGANA) : letter;
    // Voiced kana decompose into the plain sign and a mark: が is read as か, which is near enough for a meme.
    return LETTERS.get(same) ?? LETTERS.get(same.normalize('NFD').charAt(0)) ?? letter;
  });
  return letters.join('');
}
