import { answerMcp } from '@/server/api/answer-mcp';

/** The MCP server (streamable HTTP). Without sessions a GET and a DELETE have nothing to answer. */
export { answerMcp as DELETE, answerMcp as GET, answerMcp as POST };
