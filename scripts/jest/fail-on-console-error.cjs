// A message on console.error is a fault nobody has read yet: the test that caused it fails.
// A test that expects one replaces console.error with a spy of its own for its duration.
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
