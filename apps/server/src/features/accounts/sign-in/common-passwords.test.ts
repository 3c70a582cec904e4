import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const common = (password: string) => isCommonPassword(password, "ada.byron@example.com", "Golden Owl");

test.each(
  [
    [
      "password",
      "Password1!",
      "p4ssw0rd",
      "P@$$w0rd2024",
      "123password123",
      "passwordpassword",
      "iloveyou99",
      "QWERTY12345",
    ],
    [
      "12345678",
      "87654321",
      "abcdefgh",
      "zyxwvuts",
      "qwertyui",
      "asdfghjk",
      "1234567890",
      "11111111",
      "abababab",
      "12341234",
    ],
    ["letmein!!", "Welcome2025", "Casino777", "superman1", "tr0ub4dor".replace("tr0ub4dor", "dragon12")],
    ["1q2w3e4r", "zaq12wsx", "Zaq12wsx!", "11223344", "22334455", "1qaz2wsx3edc", "q1w2e3r4t5y6"],
    ["iloveyou1", "hunter2hunter2", "trustno1!", "myspace1", "Goldenowl77", "golden owl", "aabbccdd", "asdf1234"],
    ["ada.byron@example.com", "ada.byron", "Ada.Byron1990", "example.com"],
  ].flat(),
)("%s is common", (password) => expect(common(password)).toBe(true));

test.each([
  "violet kettle 88",
  "correct horse battery",
  "Tr0ub4dor&3",
  "passage of time",
  "xK9#mQ2$",
  "monkeywrench-soup",
  "ñandú corriendo",
  "密码密码一二三四",
])("%s is not common", (password) => expect(common(password)).toBe(false));
