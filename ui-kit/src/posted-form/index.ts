export { ChosenFile, FileControl } from './file-control';
export { Honeypot } from './honeypot';
export { PublicForm } from './public-form';
export { SubscriptionForm } from './subscription-form';
