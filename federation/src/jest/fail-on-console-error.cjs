// A message on console.error is an undetected error: the test that caused it fails. A test that expects one replaces
// console.error with a spy meanwhile.
const original = console.error;
let messages = [];

beforeEach(() => {
  messages = [];
  console.error = (...parts) => {
    messages.push(parts.map(String).join(' '));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  if (messages.length > 0) throw new Error(`console.error was called:\n${messages.join('\n')}`);
});
