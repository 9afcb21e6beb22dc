// Numbers that carry their own check digits, so that no text is taken for one by its length alone.

/** Networks by the beginning of a card's number, and the lengths that they issue. */
const CARDS: [RegExp, readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(6011|64[4-9]|65|62|81|35(2[89]|[3-8])|220[0-4]|60|82|508)/, [16, 17, 18, 19]],
  [/^(30[0-5]|3095|36|38|39)/, [14, 15, 16, 17, 18, 19]],
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, [12, 13, 14, 15, 16, 17, 18, 19]],
];

export function isCardNumber(digits: string): boolean {
  return (
    CARDS.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits)) && passesLuhn(digits)
  );
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The lengths of the IBANs of each country, by the registry of SWIFT and, for those outside of it, by practice. */
const COUNTRIES = `AD24 AE23 AL28 AO25 AT20 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BR29 BY28 CF27 CG27 CH21 CI28 CM27 CR22 CV25 CY28 CZ24
  DE22 DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GA27 GB22 GE22 GI23 GL18 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 IQ23
  IR26 IS26 IT27 JO30 KM27 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MG27 MK19 ML28 MN20 MR27 MT31 MU30 MZ25 NE28
  NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 SV28 TD27 TG28 TL23 TN24
  TR26 UA29 VA22 VG24 XK20 YE30`;
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  COUNTRIES.split(/\s+/).map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

/** @param text in capitals, without separators */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) || IBAN_LENGTHS.get(text.slice(0, 2)) !== text.length) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Of a bank in the United States. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(digits)) return false;
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * ([3, 7, 1][place % 3] ?? 0), 0) % 10 === 0;
}
