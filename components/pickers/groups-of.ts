export type Group<Member> = { label: string | null; members: Member[] };

/** Groups adjacent members with the same label, in order. */
export function groupsOf<Member>(
  members: readonly Member[],
  labelOf: (member: Member) => string | null,
): Group<Member>[] {
  const groups: Group<Member>[] = [];
  for (const member of members) {
    const label = labelOf(member);
    const last = groups.at(-1);
    if (last && last.label === label) last.members.push(member);
    else groups.push({ label, members: [member] });
  }
  return groups;
}
