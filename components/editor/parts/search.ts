export { search } from '@codemirror/search';
