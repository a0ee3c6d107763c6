import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

export type McpApi = {
  get(path: string, query?: object): Promise<unknown>;
  post(path: string, body: object, key?: string): Promise<unknown>;
};

export function createMcpServer(api: McpApi): McpServer;
