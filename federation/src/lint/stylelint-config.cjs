/** Lengths that no token covers: hairlines of up to 3 px, `em` and percentages, which depend on their element. */
const LOOSE_LENGTH = /\d(?:rem|pt|mm|cm)\b|(?<![\d.])(?:[4-9]|\d{2,})(?:\.\d+)?px/;

/** A browser without one of these shows a page that is complete and looks a little plainer. */
const ORNAMENTS = [
  'accent-color',
  'animation-range',
  'field-sizing',
  'forced-color-adjust',
  'line-clamp',
  'overscroll-behavior',
  'print-color-adjust',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
];

/** Styles may use the features that all browsers have had for 30 months (docs/decisions/057-browsers.md). */
const SERVED_BROWSERS = {
  available: 'widely',
  ignoreProperties: Object.fromEntries(ORNAMENTS.map((name) => [name, ['/^.+$/']])),
  // `:popover-open` and `light-dark()` are the features by which the site recognizes a browser.
  ignoreSelectors: ['marker', 'selection', 'popover-open'],
  ignoreFunctions: ['light-dark'],
};

/** The design tokens decide about colour, type, space, corners, shadows, depth and motion; see ui-kit/src/styles. */
module.exports = {
  plugins: ['stylelint-plugin-use-baseline'],
  ignoreFiles: [
    '**/dist/**',
    '**/dist-server/**',
    '**/node_modules/**',
    '**/.cache/**',
    'release/**',
    '.site/**',
    'screens/**',
  ],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'plugin/use-baseline': [true, SERVED_BROWSERS],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/],
    'declaration-property-value-disallowed-list': [
      {
        '/^(padding|margin|gap|row-gap|column-gap|scroll-)/': [LOOSE_LENGTH],
        '/^font(-size)?$/': [LOOSE_LENGTH],
        'font-family': [/^(?!var\(|inherit)/],
        '/radius$/': [/\d(?:px|rem)/],
        'box-shadow': [/px\s+-?\d+(?:px)?\s+[1-9]/],
        'z-index': [/^-?(?:[3-9]|\d{2,})$/],
        '/^(transition|animation)/': [/\d(?:ms|s)\b/],
      },
      { message: (property, value) => `Use a token of ui-kit/src/styles/tokens.css for "${property}: ${value}"` },
    ],
  },
  overrides: [
    {
      // The offline page loads no tokens.
      files: ['ui-kit/src/styles/{tokens,accents,fonts}.css', 'shell/public/offline.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    // Paper is measured in points and millimetres.
    {
      files: ['ui-kit/src/styles/print.css'],
      rules: { 'declaration-property-value-disallowed-list': null, 'plugin/use-baseline': null },
    },
  ],
};
