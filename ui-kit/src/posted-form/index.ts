export { FileControl } from './file-control';
export { Honeypot } from './honeypot';
export { PublicForm } from './public-form';
export { sendByRouter } from './send-by-router';
export { SubscriptionForm } from './subscription-form';
