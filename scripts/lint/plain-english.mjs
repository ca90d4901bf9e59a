/**
 * The project's own lint rule for the language of comments and test titles, and, with `messages`, of all longer texts:
 * it refuses the most frequent phrases that hide who does what. docs/writing.md has the same list with examples.
 */

/** @type {readonly (readonly [RegExp, string])[]} a pattern within one sentence, and how to write it instead */
const PATTERNS = [
  [
    /^(?:(?:[-•]|@param \S+|@typeParam \S+|@\w+) )?(?:what|who|whose|whoever|whatever|those who|he who|that which)\b.*[^?]$/i,
    'Name the subject: "The answer of …", not "What … answers"',
  ],
  [/\b(?:is|are|was|were|be|been) told of\b/i, 'Write "receives", "sees" or "learns"'],
  [/\b(?:some|no|any|every)body\b/i, 'Name the role: a visitor, an editor, an owner, a caller'],
  [/\bof (?:its|their|his|her|our|my|your|one's) own\b/i, 'Write "its own …" or "a separate …"'],
  [/\banew\b/i, 'Write "again"'],
  [/\b(?:stands?|stood)\b(?! (?:in )?for\b|[- ]?alone\b)/i, 'Write "is"'],
  [/\b(?:is|are|was|were) none\b(?! of\b)/i, 'Write "is missing", "without …" or "is not a …"'],
  [/\bof which there (?:is|are|was|were)\b/i, 'Write "with" and the noun'],
  [/\bas far as\b/i, 'Write "if", "what" or "up to"'],
  [/\bmere(?:ly)?\b/i, 'Write "only", or leave it out'],
  [/\bheld\b(?! by\b)/i, 'Write "compared with", "locked", "stored" or "quarantined"'],
  [/\b(?:hears?|heard) of\b/i, 'Write "learns" or "receives"'],
  [/\bthere(?:by|of|in|with)\b/i, 'Name the thing'],
  [/\bjudg(?:e[sd]?|ing)\b/i, 'Write "check", "validate" or "decide"'],
  [/\bculprits?\b/i, 'Write "cause"'],
  [/\bcondemn/i, 'Write "quarantine" or "reject"'],
  [/\bwish(?:es|ed)?\b/i, 'Write "request", "preference" or "want"'],
  [/\bstrays?\b/i, 'Write "unknown", "unused" or "unexpected"'],
  [/\bany more\b(?! \w+s\b)/i, 'Write "no longer"'],
  [/\bonce more\b/i, 'Write "again"'],
  [/\bby hand\b/i, 'Write "manually"'],
  [/\b(?:goes|go|going|went) on\b(?! to\b)/i, 'Write "continues"'],
  [/\bso far\b/i, 'Write "until now", or leave it out'],
  [/\bfor good\b(?! \w)/i, 'Write "permanently"'],
  [/\bso many\b/i, 'Write "the maximum number of …" or "at most n"'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|\w+er\b|worse\b)/i, 'Write "is not a …"'],
];

/** The texts of a file's comments: consecutive line comments are one text. */
function commentsOf(sourceCode) {
  const comments = [];
  for (const comment of sourceCode.getAllComments()) {
    const last = comments.at(-1);
    const text = comment.value.replace(/^[*\s]+|[*\s]+$/g, '').replace(/\s*\n\s*\*? ?/g, '\n');
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.loc.end.line + 1 === comment.loc.start.line &&
      last.loc.start.column === comment.loc.start.column;
    if (continues) {
      last.text += `\n${text}`;
      last.loc = { start: last.loc.start, end: comment.loc.end };
    } else {
      comments.push({ type: comment.type, loc: comment.loc, text });
    }
  }
  return comments;
}

/** A text's sentences. A tag (`@param`), an item of a list and an empty line begin a new one. */
const sentencesOf = (text) =>
  text.split(/\n(?=@|[-•] |\n)/).flatMap((part) =>
    part
      .trim()
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?!]["'”)]?) (?=[^a-z])/),
  );

const textOf = ({ quasis }) => quasis.map(({ value }) => value.cooked).join('…');

/** At least four words: an identifier or a label is shorter. */
const MESSAGE = /(?:\S+\s+){3}\S/;

/** The title of a call of `test`, `it` or `describe`, also through `test.each(…)(title)`; undefined for other calls. */
function titleOf({ callee, arguments: [title] }) {
  let root = callee;
  while (root.type !== 'Identifier') {
    root = root.object ?? root.callee ?? root.tag;
    if (!root) return undefined;
  }
  if (!['test', 'it', 'describe'].includes(root.name)) return undefined;
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? textOf(title) : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Comments, test titles and messages in plain English' },
    messages: { rewrite: '{{advice}} (docs/writing.md): “{{sentence}}”' },
    schema: [{ type: 'object', properties: { messages: { type: 'boolean' } }, additionalProperties: false }],
  },
  create(context) {
    const check = (loc, text) => {
      for (const sentence of sentencesOf(text)) {
        for (const [pattern, advice] of PATTERNS) {
          if (pattern.test(sentence)) context.report({ loc, messageId: 'rewrite', data: { advice, sentence } });
        }
      }
    };
    const checkMessage = (node, text) => {
      if (context.options[0]?.messages && MESSAGE.test(text))
        text.split('\n').forEach((line) => check(node.loc, line.trim()));
    };
    return {
      Literal: (node) => checkMessage(node, String(node.value)),
      TemplateLiteral: (node) => checkMessage(node, textOf(node)),
      Program: () => commentsOf(context.sourceCode).forEach(({ loc, text }) => check(loc, text)),
      CallExpression: (node) => {
        const title = titleOf(node);
        if (title) check(node.arguments[0].loc, title);
      },
    };
  },
};
