/** Devanagari and Gujarati have the same letters in the same order. */
const [DEVANAGARI, GUJARATI] = [0x900, 0xa80];

const moved = (text: string, from: number, to: number): string =>
  [...text]
    .map((letter) => {
      const place = letter.charCodeAt(0) - from;
      return place >= 0 && place < 128 ? String.fromCharCode(to + place) : letter;
    })
    .join('');

/** A word changed as people write it; `chance` answers a number from 0 to 1. */
export type Spelling = (word: string, chance: () => number) => string;

const OTHER_VOWEL: Readonly<Record<string, string>> = { 'ि': 'ी', 'ी': 'ि', 'ु': 'ू', 'ू': 'ु', 'ॉ': 'ा', 'ँ': 'ं' };
const NASALS = [
  [/[क-घ]/, 'ङ्'],
  [/[च-झ]/, 'ञ्'],
  [/[ट-ढ]/, 'ण्'],
  [/[त-ध]/, 'न्'],
  [/[प-भ]/, 'म्'],
] as const;

/** Long or short vowels, a dot or a half consonant for a nasal, and no point below a letter. */
export const otherSpelling: Spelling = (word, chance) =>
  moved(word, GUJARATI, DEVANAGARI)
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll(/[िीुूॉँ]/gu, (vowel) => (chance() < 0.5 ? vowel : (OTHER_VOWEL[vowel] ?? vowel)))
    .replaceAll(/ं(.)/gu, (dot, next: string) => {
      const nasal = NASALS.find(([letters]) => letters.test(next));
      return nasal ? nasal[1] + next : dot;
    });

const CONSONANTS = Object.fromEntries(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h'
    .split(' ')
    .flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? '']] : [])),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ a आ aa इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e ा aa ि i ी ee ु u ू oo ृ ri े e ै ai ो o ौ au ॉ o ॅ e'
    .split(' ')
    .flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? '']] : [])),
);
const POINTED: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' };

/** A word in Latin letters, as it is typed on a phone: no vowel at the end, and long vowels now and then as short ones. */
export const latinSpelling: Spelling = (word, chance) => {
  const letters = [...moved(word, GUJARATI, DEVANAGARI).normalize('NFD')];
  let typed = '';
  letters.forEach((letter, place) => {
    const [next = '', later = ''] = letters.slice(place + 1);
    const sound = CONSONANTS[letter];
    if (sound !== undefined) {
      const isPointed = next === '\u093C';
      const follows = isPointed ? later : next;
      typed += isPointed ? (POINTED[sound] ?? sound) : sound;
      const isSilent = follows === '' || follows === '्' || follows in VOWELS;
      if (!isSilent) typed += 'a';
    } else if (letter in VOWELS) typed += VOWELS[letter] ?? '';
    else if (letter === 'ं' || letter === 'ँ') typed += /[प-भ]/u.test(next) ? 'm' : 'n';
    else if (/[a-z\d]/i.test(letter)) typed += letter.toLowerCase();
  });
  if (chance() < 0.6) typed = typed.replaceAll('aa', 'a');
  if (chance() < 0.5) typed = typed.replaceAll('ee', 'i').replaceAll('oo', 'u');
  return chance() < 0.3 ? typed.replaceAll('v', 'w') : typed;
};

/** A word without one of its letters. */
export const typingError: Spelling = (word, chance) => {
  const letters = [...word];
  letters.splice(1 + Math.floor(chance() * (letters.length - 2)), 1);
  return letters.join('');
};
