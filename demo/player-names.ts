// Names from many places, some long, some outside ASCII: a list must look right with all of them.

const listOf = (names: string): string[] => names.trim().split(/,\s+/);

export const FIRST_NAMES = listOf(`
  Mara, Teo, June, Ines, Sam, Leon, Aiko, Priya, Łukasz, Zoë, José, Søren, Nadia, Kwame, Beatriz, Jürgen, Olena, Tariq,
  Wilhelmina, Dmitri, Chloé, Hamish, Yara, Bogdan, Imogen, Ravi, Siobhán, Mateo, Freya, Oluwaseun, Anouk, Hiroshi, Lena,
  Emeka, Rosalind, Çağla, Viktor, Amara, Pelle, Ngọc, Gareth, Ximena, Ewa, Maximiliano, Noor, Finn, Agnieszka, Cyrus
`);

export const LAST_NAMES = listOf(`
  Lindqvist, Marchetti, Okafor, Duarte, Whitlock, Abara, Tanaka, Raman, Wójcik, van Tongeren, Fernández, Kjærgaard,
  Haddad, Mensah, Figueiredo, Müller, Shevchenko, Rahimi, Featherstonehaugh, Volkov, Lefèvre, MacAllister, Khoury,
  Ionescu, Ashdown, Chowdhury, Ó Súilleabháin, Quispe, Hallström, Adebayo, de Vries, Nakamura, Brandt, Nwosu,
  Penhaligon, Yıldız, Novák, Diallo, Bengtsson, Trần, Pritchard, Villanueva, Kowalczyk, Etcheverría, Al-Masri,
  Gallagher, Szczepański, Mohammadi, Papadimitrakopoulou, Barros, Stone, Iyer, Castellanos, Bjørnstad, Greenwood, Sato
`);

/** Names that some players use besides their real one. */
export const SCREEN_NAMES = listOf('夜桜, Drachenfürst, Ёжик, 별빛, ΑΣΤΗΡ, 🦊 vulpes, l’Écureuil, نجمة');

const PLAIN_LETTERS: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', ı: 'i', đ: 'd' };

/** Transliterates a name to the letters of an e-mail address. */
export function asciiOf(name: string): string {
  const plain = name.toLowerCase().replace(/[łøæıđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return plain.normalize('NFD').replace(/[^a-z]/g, '');
}
