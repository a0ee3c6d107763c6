export { history } from '@codemirror/commands';
