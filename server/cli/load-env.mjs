// Adds the variables of `.env` to the environment. The framework reads it for the web process, and all processes must
// read the same.
import path from 'node:path';
import nextEnv from '@next/env';

const root = path.resolve(import.meta.dirname, '../..');
nextEnv.loadEnvConfig(root, process.argv.includes('--dev'), { info() {}, error: console.error });
