export { ChosenFile, FileControl } from './file-control';
export { FormStage } from './form-stage';
export { Honeypot } from './honeypot';
export { PublicForm } from './public-form';
export { SubscriptionForm } from './subscription-form';
export { Steps } from './steps';
