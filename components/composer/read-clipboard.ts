/** The clipboard, with formatting and an image if there is any; null if the browser denies access. */
export async function readClipboard(): Promise<DataTransfer | null> {
  const { clipboard } = navigator;
  const copied = new DataTransfer();
  try {
    // Pages on plain HTTP have no clipboard API.
    if (!clipboard?.read) {
      copied.setData('text/plain', await clipboard.readText());
      return copied;
    }
    const [item] = await clipboard.read();
    for (const type of ['text/html', 'text/plain'])
      if (item?.types.includes(type)) copied.setData(type, await (await item.getType(type)).text());
    const image = item?.types.find((type) => type.startsWith('image/'));
    if (item && image) copied.items.add(new File([await item.getType(image)], 'image', { type: image }));
    return copied;
  } catch {
    return null;
  }
}
