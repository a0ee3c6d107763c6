export function warmUp(host: string, port: number, address: string): Promise<void>;
