export function startProgram(host: string, port: number, address: string): Promise<void>;
export function warmUp(host: string, port: number, address: string): Promise<void>;
