import { describe, expect, test } from 'vitest';
import type { ApiRequest } from './api-request.ts';
import { csharp } from './csharp.ts';
import { java } from './java.ts';
import { kotlin } from './kotlin.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { swift } from './swift.ts';

const base = { url: 'https://x.test/api/v1/convert/text', key: 'ay_1', query: [], body: null, saveAs: null } as const;
const query: ApiRequest = {
  ...base,
  method: 'GET',
  query: [
    ['text', 'a+b'],
    ['count', '3'],
  ],
};
const json: ApiRequest = {
  ...base,
  method: 'POST',
  body: { kind: 'json', value: { text: 'a "b" \\ $c\u2028', list: [null, {}] } },
};
const form: ApiRequest = {
  ...base,
  method: 'POST',
  body: {
    kind: 'multipart',
    parts: [
      { name: 'file', fileName: 'a "b".png' },
      { name: 'text', value: 'a' },
    ],
  },
};
const raw: ApiRequest = {
  ...base,
  method: 'POST',
  url: 'https://x.test/api/v1/photoeditor/resize',
  body: { kind: 'json', value: { width: 5 } },
  saveAs: 'resize.png',
};

/** The text without its indentation, and without the line breaks at its start and end. */
const lines = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(8))
    .join('\n');

/** In a template of JavaScript, Kotlin's own. */
const dollar = '$';

describe('C# writes', () => {
  test('a query', () => {
    expect(csharp(query)).toBe(
      lines(String.raw`
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Api-Key", "ay_1");
        using var form = new FormUrlEncodedContent(new Dictionary<string, string>
        {
            ["text"] = "a+b",
            ["count"] = "3",
        });
        var query = await form.ReadAsStringAsync();

        using var response = await client.GetAsync("https://x.test/api/v1/convert/text?" + query);
        Console.WriteLine(await response.Content.ReadAsStringAsync());
      `),
    );
  });

  test('JSON', () => {
    expect(csharp(json)).toBe(
      lines(String.raw`
        using System.Text;

        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Api-Key", "ay_1");
        var json = """
            {
              "text": "a \"b\" \\ $c\u2028",
              "list": [
                null,
                {}
              ]
            }
            """;
        using var content = new StringContent(json, Encoding.UTF8, "application/json");

        using var response = await client.PostAsync("https://x.test/api/v1/convert/text", content);
        Console.WriteLine(await response.Content.ReadAsStringAsync());
      `),
    );
  });

  test('a form with a file', () => {
    expect(csharp(form)).toBe(
      lines(String.raw`
        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Api-Key", "ay_1");
        using var content = new MultipartFormDataContent
        {
            { new StreamContent(File.OpenRead("a \"b\".png")), "file", "a %22b%22.png" },
            { new StringContent("a"), "text" },
        };

        using var response = await client.PostAsync("https://x.test/api/v1/convert/text", content);
        Console.WriteLine(await response.Content.ReadAsStringAsync());
      `),
    );
  });

  test('a raw response', () => {
    expect(csharp(raw)).toBe(
      lines(String.raw`
        using System.Text;

        using var client = new HttpClient();
        client.DefaultRequestHeaders.Add("X-Api-Key", "ay_1");
        var json = """
            {
              "width": 5
            }
            """;
        using var content = new StringContent(json, Encoding.UTF8, "application/json");

        using var response = await client.PostAsync("https://x.test/api/v1/photoeditor/resize", content);
        response.EnsureSuccessStatusCode();
        await File.WriteAllBytesAsync("resize.png", await response.Content.ReadAsByteArrayAsync());
      `),
    );
  });
});

describe('Ruby writes', () => {
  test('a query', () => {
    expect(ruby(query)).toBe(
      lines(String.raw`
        require "net/http"

        uri = URI("https://x.test/api/v1/convert/text")
        uri.query = URI.encode_www_form({
          "text" => "a+b",
          "count" => "3"
        })
        request = Net::HTTP::Get.new(uri)
        request["X-Api-Key"] = "ay_1"

        response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
          http.request(request)
        end
        puts response.body
      `),
    );
  });

  test('JSON', () => {
    expect(ruby(json)).toBe(
      lines(String.raw`
        require "json"
        require "net/http"

        uri = URI("https://x.test/api/v1/convert/text")
        request = Net::HTTP::Post.new(uri)
        request["X-Api-Key"] = "ay_1"
        request["Content-Type"] = "application/json"
        request.body = JSON.generate({
          "text" => "a \"b\" \\ $c\u{2028}",
          "list" => [
            nil,
            {}
          ]
        })

        response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
          http.request(request)
        end
        puts response.body
      `),
    );
  });

  test('a form with a file', () => {
    expect(ruby(form)).toBe(
      lines(String.raw`
        require "net/http"

        uri = URI("https://x.test/api/v1/convert/text")
        request = Net::HTTP::Post.new(uri)
        request["X-Api-Key"] = "ay_1"
        request.set_form([
          ["file", File.open("a \"b\".png", "rb"), { filename: "a %22b%22.png" }],
          ["text", "a"]
        ], "multipart/form-data")

        response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
          http.request(request)
        end
        puts response.body
      `),
    );
  });

  test('a raw response', () => {
    expect(ruby(raw)).toBe(
      lines(String.raw`
        require "json"
        require "net/http"

        uri = URI("https://x.test/api/v1/photoeditor/resize")
        request = Net::HTTP::Post.new(uri)
        request["X-Api-Key"] = "ay_1"
        request["Content-Type"] = "application/json"
        request.body = JSON.generate({
          "width" => 5
        })

        response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
          http.request(request)
        end
        abort response.body unless response.is_a?(Net::HTTPSuccess)
        File.binwrite("resize.png", response.body)
      `),
    );
  });
});

describe('Kotlin writes', () => {
  test('a query', () => {
    expect(kotlin(query)).toBe(
      lines(String.raw`
        import java.net.URI
        import java.net.URLEncoder
        import java.net.http.HttpClient
        import java.net.http.HttpRequest
        import java.net.http.HttpResponse.BodyHandlers

        fun main() {
            val query = listOf(
                "text" to "a+b",
                "count" to "3",
            ).joinToString("&") { (name, value) -> name + "=" + URLEncoder.encode(value, Charsets.UTF_8) }
            val request = HttpRequest.newBuilder(URI.create("https://x.test/api/v1/convert/text?" + query))
                .header("X-Api-Key", "ay_1")
                .build()

            val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
            println(response.body())
        }
      `),
    );
  });

  test('JSON', () => {
    expect(kotlin(json)).toBe(
      lines(String.raw`
        import java.net.URI
        import java.net.http.HttpClient
        import java.net.http.HttpRequest
        import java.net.http.HttpRequest.BodyPublishers
        import java.net.http.HttpResponse.BodyHandlers

        fun main() {
            val body = """
                {
                  "text": "a \"b\" \\ ${dollar}{'$'}c\u2028",
                  "list": [
                    null,
                    {}
                  ]
                }
            """.trimIndent()
            val request = HttpRequest.newBuilder(URI.create("https://x.test/api/v1/convert/text"))
                .header("X-Api-Key", "ay_1")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build()

            val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
            println(response.body())
        }
      `),
    );
  });

  test('a form with a file', () => {
    expect(kotlin(form)).toBe(
      lines(String.raw`
        import java.net.URI
        import java.net.http.HttpClient
        import java.net.http.HttpRequest
        import java.net.http.HttpRequest.BodyPublishers
        import java.net.http.HttpResponse.BodyHandlers
        import java.nio.file.Path
        import java.util.UUID

        fun main() {
            val boundary = UUID.randomUUID().toString()
            val body = BodyPublishers.concat(
                BodyPublishers.ofString(
                    "--$boundary\r\n" +
                        "Content-Disposition: form-data; name=\"file\"; filename=\"a %22b%22.png\"\r\n" +
                        "Content-Type: application/octet-stream\r\n\r\n",
                ),
                BodyPublishers.ofFile(Path.of("a \"b\".png")),
                BodyPublishers.ofString(
                    "\r\n--$boundary\r\n" +
                        "Content-Disposition: form-data; name=\"text\"\r\n\r\n" +
                        "a",
                ),
                BodyPublishers.ofString("\r\n--$boundary--\r\n"),
            )
            val request = HttpRequest.newBuilder(URI.create("https://x.test/api/v1/convert/text"))
                .header("X-Api-Key", "ay_1")
                .header("Content-Type", "multipart/form-data; boundary=$boundary")
                .POST(body)
                .build()

            val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
            println(response.body())
        }
      `),
    );
  });

  test('a raw response', () => {
    expect(kotlin(raw)).toBe(
      lines(String.raw`
        import java.io.File
        import java.net.URI
        import java.net.http.HttpClient
        import java.net.http.HttpRequest
        import java.net.http.HttpRequest.BodyPublishers
        import java.net.http.HttpResponse.BodyHandlers

        fun main() {
            val body = """
                {
                  "width": 5
                }
            """.trimIndent()
            val request = HttpRequest.newBuilder(URI.create("https://x.test/api/v1/photoeditor/resize"))
                .header("X-Api-Key", "ay_1")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build()

            val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray())
            check(response.statusCode() == 200) { String(response.body()) }
            File("resize.png").writeBytes(response.body())
        }
      `),
    );
  });
});

describe('Swift writes', () => {
  test('a query', () => {
    expect(swift(query)).toBe(
      lines(String.raw`
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        var components = URLComponents(string: "https://x.test/api/v1/convert/text")!
        components.queryItems = [
            URLQueryItem(name: "text", value: "a+b"),
            URLQueryItem(name: "count", value: "3"),
        ]
        // URLComponents leaves + unchanged, and servers read it as a space.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")

        var request = URLRequest(url: components.url!)
        request.setValue("ay_1", forHTTPHeaderField: "X-Api-Key")

        let (answer, _) = try await URLSession.shared.data(for: request)
        print(String(decoding: answer, as: UTF8.self))
      `),
    );
  });

  test('JSON', () => {
    expect(swift(json)).toBe(
      lines(String.raw`
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        let body = """
            {
              "text": "a \\"b\\" \\\\ $c\\u2028",
              "list": [
                null,
                {}
              ]
            }
            """

        var request = URLRequest(url: URL(string: "https://x.test/api/v1/convert/text")!)
        request.httpMethod = "POST"
        request.setValue("ay_1", forHTTPHeaderField: "X-Api-Key")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(body.utf8)

        let (answer, _) = try await URLSession.shared.data(for: request)
        print(String(decoding: answer, as: UTF8.self))
      `),
    );
  });

  test('a form with a file', () => {
    expect(swift(form)).toBe(
      lines(String.raw`
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        let boundary = UUID().uuidString
        var body = Data()
        body.append(contentsOf: "--\(boundary)\r\n".utf8)
        body.append(contentsOf: "Content-Disposition: form-data; name=\"file\"; filename=\"a %22b%22.png\"\r\n".utf8)
        body.append(contentsOf: "Content-Type: application/octet-stream\r\n\r\n".utf8)
        body.append(try Data(contentsOf: URL(fileURLWithPath: "a \"b\".png")))
        body.append(contentsOf: "\r\n--\(boundary)\r\n".utf8)
        body.append(contentsOf: "Content-Disposition: form-data; name=\"text\"\r\n\r\n".utf8)
        body.append(contentsOf: "a".utf8)
        body.append(contentsOf: "\r\n--\(boundary)--\r\n".utf8)

        var request = URLRequest(url: URL(string: "https://x.test/api/v1/convert/text")!)
        request.httpMethod = "POST"
        request.setValue("ay_1", forHTTPHeaderField: "X-Api-Key")
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        request.httpBody = body

        let (answer, _) = try await URLSession.shared.data(for: request)
        print(String(decoding: answer, as: UTF8.self))
      `),
    );
  });

  test('a raw response', () => {
    expect(swift(raw)).toBe(
      lines(String.raw`
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        let body = """
            {
              "width": 5
            }
            """

        var request = URLRequest(url: URL(string: "https://x.test/api/v1/photoeditor/resize")!)
        request.httpMethod = "POST"
        request.setValue("ay_1", forHTTPHeaderField: "X-Api-Key")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(body.utf8)

        let (answer, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            fatalError(String(decoding: answer, as: UTF8.self))
        }
        try answer.write(to: URL(fileURLWithPath: "resize.png"))
      `),
    );
  });
});

describe('a text can never become code', () => {
  const risky =
    '"\\ \\n $a ${a} $(a) #{a} #$a #@a #a \\(a) \\#(a) \\u0022 {a} """ \n\r\t\f\u0000\u007f\u0085\u2028\u202e🎉\u{e0041} ب\u200d';
  const request: ApiRequest = { ...query, query: [['text', risky]] };

  test.each([
    [
      'Java',
      java,
      String.raw`"\"\\ \\n $a ${dollar}{a} $(a) #{a} #$a #@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u000c\u0000\u007f\u0085\u2028\u202e🎉\udb40\udc41 ب` +
        '\u200d"',
    ],
    [
      'C#',
      csharp,
      String.raw`"\"\\ \\n $a ${dollar}{a} $(a) #{a} #$a #@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u000c\u0000\u007f\u0085\u2028\u202e🎉\udb40\udc41 ب` +
        '\u200d"',
    ],
    [
      'Kotlin',
      kotlin,
      String.raw`"\"\\ \\n \$a \${a} \$(a) #{a} #\$a #@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u000c\u0000\u007f\u0085\u2028\u202e🎉\udb40\udc41 ب` +
        '\u200d"',
    ],
    [
      'Ruby',
      ruby,
      String.raw`"\"\\ \\n $a ${dollar}{a} $(a) \#{a} \#$a \#@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u{000c}\u{0000}\u{007f}\u{0085}\u{2028}\u{202e}🎉\u{e0041} ب` +
        '\u200d"',
    ],
    [
      'Rust',
      rust,
      String.raw`"\"\\ \\n $a ${dollar}{a} $(a) #{a} #$a #@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u{000c}\u{0000}\u{007f}\u{0085}\u{2028}\u{202e}🎉\u{e0041} ب` +
        '\u200d"',
    ],
    [
      'Swift',
      swift,
      String.raw`"\"\\ \\n $a ${dollar}{a} $(a) #{a} #$a #@a #a \\(a) \\#(a) \\u0022 {a} \"\"\" \n\r\t\u{000c}\u{0000}\u{007f}\u{0085}\u{2028}\u{202e}🎉\u{e0041} ب` +
        '\u200d"',
    ],
  ] as const)('in a string of %s', (_, write, literal) => {
    expect(write(request)).toContain(literal);
  });

  const inJson: ApiRequest = { ...json, body: { kind: 'json', value: { text: '\\"$a ${a} \\#(a) \\u0022\n\u2028' } } };

  test.each([
    ['Java', java, String.raw`  "text": "\\\\\\"$a ${dollar}{a} \\\\#(a) \\\\u0022\\n\\u2028"`],
    ['C#', csharp, String.raw`  "text": "\\\"$a ${dollar}{a} \\#(a) \\u0022\n\u2028"`],
    ['Kotlin', kotlin, String.raw`  "text": "\\\"${dollar}{'$'}a ${dollar}{'$'}{a} \\#(a) \\u0022\n\u2028"`],
    ['Rust', rust, String.raw`  "text": "\\\"$a ${dollar}{a} \\#(a) \\u0022\n\u2028"`],
    ['Swift', swift, String.raw`  "text": "\\\\\\"$a ${dollar}{a} \\\\#(a) \\\\u0022\\n\\u2028"`],
  ] as const)('in the JSON of %s', (_, write, line) => {
    expect(write(inJson)).toMatch(/"""\n|r#"\{\n/);
    expect(
      write(inJson)
        .split('\n')
        .map((one) => one.trim()),
    ).toContain(line.trim());
  });

  test.each([
    ['no #', 'a', 'r#"{\n      "text": "a"\n    }"#'],
    ['# after a quote', '#a', 'r##"{\n      "text": "#a"\n    }"##'],
    ['## after a quote', '##a', String.raw`"{\n  \"text\": \"##a\"\n}"`],
  ])('in JSON of Rust with %s', (_, text, literal) => {
    expect(rust({ ...json, body: { kind: 'json', value: { text } } })).toContain(`let body = ${literal};\n`);
  });
});

test('splits a text that is too long for one constant of Java', () => {
  const long = `String.join("", "${'é'.repeat(10_000)}", "é")`;
  expect(java({ ...query, query: [['text', 'é'.repeat(10_001)]] })).toContain(`"text=" + URLEncoder.encode(${long}, `);
  const written = java({ ...json, body: { kind: 'json', value: { text: 'é'.repeat(10_000) } } });
  expect(written).toContain(String.raw`var body = String.join("", "{\n  \"text\": \"é`);
});
