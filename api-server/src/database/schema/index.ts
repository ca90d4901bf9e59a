export * from './articles';
export * from './careers';
export * from './catalogue';
export * from './company';
export * from './operations';
export * from './people';
export * from './second-steps';
