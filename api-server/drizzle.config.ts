export default { dialect: 'postgresql', schema: './src/database/schema/index.ts', out: './migrations' };
