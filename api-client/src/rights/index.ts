export * from './kinds';
export * from './presets';
