import { expect, test } from "vitest";
import { createMailboxHash, mailboxOf } from "./mailbox.ts";

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["ada+casino@example.com", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["A.d.a+1@googlemail.com", "ada@gmail.com"],
  ["ada.byron@example.com", "ada.byron@example.com"],
  ["+ada@example.com", "+ada@example.com"],
  ["ada@plus+domain.example", "ada@plus+domain.example"],
])("%s is the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test("hashes of mailboxes are comparable under one key, and not across keys", () => {
  const hash = createMailboxHash(Buffer.alloc(32, 1));
  expect(hash("ada+1@example.com")).toEqual(hash("ADA@example.com"));
  expect(hash("ada@example.com")).not.toEqual(hash("bob@example.com"));
  expect(hash("ada@example.com")).not.toEqual(createMailboxHash(Buffer.alloc(32, 2))("ada@example.com"));
});
