/** The topics of the contact form. Each can have a desk, whose address gets its messages. */
export const MESSAGE_TOPICS = [
  'Products and prices',
  'Services and field support',
  'Trials and laboratory',
  'Careers',
  'Press',
  'Something else',
] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];
